import net from 'node:net';
import { fail } from './run';

/** Servers listen on this address, which only this machine can reach. */
export const HOST = '127.0.0.1';

/** Ends the program if the port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
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
