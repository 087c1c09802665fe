/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

test('a deployed site that answers with an error is named in one sentence', async () => {
  const server = http
    .createServer((_request, response) => response.writeHead(500).end())
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const BASE_URL = `http://127.0.0.1:${port}`;
  const run = promisify(execFile)(process.execPath, ['tools/e2e.mjs'], {
    timeout: 30_000,
    env: { ...process.env, BASE_URL },
  });
  await expect(run).rejects.toMatchObject({
    ...{ code: 1, stdout: '' },
    stderr: `\n✖ ${BASE_URL} has to answer with status 200, but: 500.\n`,
  });
  server.closeAllConnections();
  server.close();
});
