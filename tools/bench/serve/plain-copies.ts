import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningServer } from '../../nginx/server';
import { startServer } from '../../nginx/server';

/** A server of plain copies: their paths are in the order of the routes. */
export interface PlainCopies extends RunningServer {
  paths: string[];
}

/**
 * Starts a bare nginx that serves the very bytes that browsers get of each route, from files that need nothing worked
 * out: no headers, no other spelling of an address, no compressed form to look for.
 */
export async function startPlainCopies(
  nginxRoot: string,
  siteFolder: string,
  routes: string[],
): Promise<PlainCopies> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-plain-'));
  const paths = routes.map((route, index) => {
    const file = path.join(siteFolder, route, 'index.html.br');
    fs.copyFileSync(file, path.join(folder, `${index}.html`));
    return `/${index}.html`;
  });
  const { origin, stop } = await startServer(nginxRoot, `root ${folder};`);
  return {
    origin,
    paths,
    stop: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
