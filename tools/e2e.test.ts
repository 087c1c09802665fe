/** @jest-environment node */
import { execFile } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';
import { withServer } from './lib/local-server';

test('a deployed site that answers with an error is named in one sentence', async () => {
  const server = http.createServer((_request, response) =>
    response.writeHead(500).end(),
  );
  await withServer(server, async (BASE_URL) => {
    const run = promisify(execFile)('npx', ['tsx', 'tools/e2e.mts'], {
      timeout: 30_000,
      env: { ...process.env, BASE_URL },
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `\n✖ ${BASE_URL} has to answer with status 200, but: 500.\n`,
    });
  });
});
