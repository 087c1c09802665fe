import fs from 'node:fs';
import http from 'node:http';
import compression from '@polka/compression';
import sirv, { type Options } from 'sirv';
import { fail } from './run';

/** As on Cloudflare Pages, an address with a trailing slash redirects to the one without, a sample's the other way. */
const WITH_SLASH = /^(?!\/samples\/)((?:\/[\w.~-]+)+)\/(\?.*)?$/;
const SAMPLE_WITHOUT_SLASH = /^(\/samples\/[\w-]+)(\?.*)?$/;

/** Ends the program unless the site has been built. */
export function requireBuiltSite(): void {
  if (!fs.existsSync('public/404.html'))
    fail('There is no built site in public/: run “npm run build” first.');
}

/**
 * A server (not yet listening) of a built site, which behaves like static hosts: compressed files, pages without a trailing
 * slash, and the nearest 404.html with status 404 for anything else.
 */
export function siteServer(folder: string): http.Server {
  const onNoMatch: Options['onNoMatch'] = (request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') response.end();
    else
      fs.createReadStream(notFoundPage(folder, request.url ?? '')).pipe(
        response,
      );
  };
  const serve = sirv(folder, { etag: true, onNoMatch });
  const compress = compression();
  return http.createServer((request, response) => {
    const url = request.url ?? '';
    const location = url
      .replace(WITH_SLASH, '$1$2')
      .replace(SAMPLE_WITHOUT_SLASH, '$1/$2');
    if (location === url)
      compress(request, response, () => {
        serve(request, response);
      });
    else response.writeHead(301, { location }).end();
  });
}

/** The nearest 404.html: that of the address's first folder, or the site's. In page-data, 404.html is a folder. */
function notFoundPage(folder: string, url: string) {
  const [, parent = ''] = /^(\/[\w-]+)(?:[/?]|$)/.exec(url) ?? [];
  const found = `${folder}${parent}/404.html`;
  const isFile = fs.statSync(found, { throwIfNoEntry: false })?.isFile();
  return isFile ? found : `${folder}/404.html`;
}
