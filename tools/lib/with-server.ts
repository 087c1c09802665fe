import { once } from 'node:events';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from './port';

/** Starts a server on a free port of this machine, calls `run` with its address and closes it. */
export async function withServer<Result>(
  server: http.Server,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await run(`http://${HOST}:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
