import fs from 'node:fs';
import http from 'node:http';
import sirv from 'sirv';
import { HOST } from './port.mjs';

/**
 * A server, not listening yet, of a folder that holds a built site. It does what a plain static host does: files as they
 * are, 404.html with status 404 for anything else.
 */
export function siteServer(folder) {
  const onNoMatch = (request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') response.end();
    else fs.createReadStream(`${folder}/404.html`).pipe(response);
  };
  return http.createServer(sirv(folder, { etag: true, onNoMatch }));
}

/** Serves a folder on a free port of this machine while `use` runs with its address. */
export async function withServer(folder, use) {
  const server = siteServer(folder);
  await new Promise((listening) => server.listen(0, HOST, listening));
  try {
    return await use(`http://${HOST}:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
