import net from 'node:net';
import { fail } from './run.mjs';

/** The address that servers listen on: this machine alone can reach it. */
export const HOST = '127.0.0.1';

/** Ends the program when another one listens on the port. */
export async function requireFreePort(port) {
  const isFree = await new Promise((resolve) => {
    const probe = net
      .createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, HOST);
  });
  if (!isFree)
    fail(
      `Port ${port} is taken by another program: stop it, then start again.`,
    );
}
