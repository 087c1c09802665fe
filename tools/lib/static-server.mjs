import fs from 'node:fs';
import http from 'node:http';
import sirv from 'sirv';
import { fail } from './fail.mjs';
import { HOST, requireFreePort } from './port.mjs';

/** Serves public/ on the given port of this machine until the program ends. */
export async function serveSite(port) {
  if (!fs.existsSync('public/404.html'))
    fail('There is no built site in public/: run “npm run build” first.');
  await requireFreePort(port);
  siteServer('public').listen(port, HOST, () =>
    console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`),
  );
}

/**
 * Gives a server, not listening yet, of a folder that holds a built site. It does what a plain static host does: files
 * as they are, 404.html with status 404 for anything else.
 */
export function siteServer(folder) {
  const onNoMatch = (request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') response.end();
    else fs.createReadStream(`${folder}/404.html`).pipe(response);
  };
  return http.createServer(sirv(folder, { etag: true, onNoMatch }));
}
