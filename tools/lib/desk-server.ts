import http from 'node:http';
import sirv from 'sirv';
import { writeDesk } from '../../src/gatsby/desk/write-desk';

const FOLDER = 'node_modules/.cache/desk';

/** A server, not listening yet, of the desk for a repository that is on this computer, in a folder of this name. */
export async function deskServer(folder: string): Promise<http.Server> {
  await writeDesk(`${FOLDER}/admin`, { name: `local/${folder}` });
  const serve = sirv(FOLDER, { dev: true });
  return http.createServer((request, response) => {
    if (request.url === '/')
      response.writeHead(302, { location: '/admin/' }).end();
    else serve(request, response);
  });
}
