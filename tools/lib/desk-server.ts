import http from 'node:http';
import sirv from 'sirv';
import { writeDesk } from '../../src/gatsby/desk';

const FOLDER = 'node_modules/.cache/desk';

/**
 * A server, not listening yet, of the desk for a repository that is on this computer, in a folder of this name. The desk's
 * own files are written to `root`, which servers that run at the same time must not share.
 */
export async function deskServer(folder: string, root = FOLDER) {
  await writeDesk(`${root}/admin`, { name: `local/${folder}` });
  const serve = sirv(root, { dev: true });
  return http.createServer((request, response) => {
    if (request.url === '/')
      response.writeHead(302, { location: '/admin/' }).end();
    else serve(request, response);
  });
}
