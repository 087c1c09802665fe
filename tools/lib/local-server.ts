import { once } from 'node:events';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { fail } from './run';

/** Servers listen on this address, which only this machine can reach. */
export const HOST = '127.0.0.1';

const portOf = (server: net.Server) => (server.address() as AddressInfo).port;

/** A port that is free at the moment. Rejects if another program uses the wanted one. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = net.createServer().listen(wanted, HOST);
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  return port;
}

/** Ends the program if the port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  await freePort(port).catch(() =>
    fail(
      `Port ${port} is taken by another program: stop it, then start again.`,
    ),
  );
}

/** Starts a server on a free port of this machine, calls `run` with its address and closes it. */
export async function withServer<Result>(
  server: http.Server,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  server.listen(0, HOST);
  await once(server, 'listening');
  try {
    return await run(`http://${HOST}:${portOf(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
