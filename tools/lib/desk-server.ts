import http from 'node:http';
import sirv from 'sirv';
import { DESK_PATH } from '../../src/content/routes';
import { writeDesk } from '../../src/gatsby/desk';

const FOLDER = 'node_modules/.cache/desk';

/**
 * A server (not yet listening) of the desk, for a local repository in a folder of this name. The desk's own files are
 * written to `root`, which must not be shared by servers running at the same time.
 */
export async function deskServer(folder: string, root = FOLDER) {
  await writeDesk(`${root}${DESK_PATH}`, { name: `local/${folder}` });
  const serve = sirv(root, { dev: true });
  return http.createServer((request, response) => {
    if (request.url === '/')
      response.writeHead(302, { location: `${DESK_PATH}/` }).end();
    else serve(request, response);
  });
}
