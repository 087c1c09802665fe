import http from 'node:http';
import sirv from 'sirv';
import { writeDesk } from './write-desk';

/**
 * A server (not yet listening) of the desk, for a local repository in a folder of this name. The desk's own files are
 * written to `root`, which must not be shared by servers running at the same time.
 */
export async function deskServer(
  folder: string,
  root = 'node_modules/.cache/desk',
) {
  await writeDesk(root, { name: `local/${folder}` });
  return http.createServer(sirv(root, { dev: true }));
}
