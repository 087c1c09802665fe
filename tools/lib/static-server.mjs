import fs from 'node:fs';
import http from 'node:http';
import sirv from 'sirv';
import { fail } from './fail.mjs';
import { HOST, requireFreePort } from './port.mjs';

const SITE = 'public';
const NOT_FOUND = `${SITE}/404.html`;

/** Serves public/ as a plain static host does: files as they are, 404.html with status 404 for anything else. */
export async function serveSite(port) {
  if (!fs.existsSync(NOT_FOUND))
    fail(`There is no built site in ${SITE}/: run “npm run build” first.`);
  await requireFreePort(port);
  const serveFile = sirv(SITE, {
    etag: true,
    onNoMatch: (request, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      if (request.method === 'HEAD') response.end();
      else fs.createReadStream(NOT_FOUND).pipe(response);
    },
  });
  http
    .createServer((request, response) => serveFile(request, response))
    .listen(port, HOST, () =>
      console.log(
        `\nThe site is at http://localhost:${port} (Ctrl+C stops it)`,
      ),
    );
}
