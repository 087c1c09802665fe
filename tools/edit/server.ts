import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import sirv from 'sirv';
import type { JsonSchema } from '../../src/content/converters/json-schema';
import { jsonSchemaOf } from '../../src/content/converters/json-schema';
import { kindOfFile } from '../../src/content/kinds';
import type { SaveRequest } from './entries';
import { deleteEntry, readEntries, saveEntry } from './entries';

/** What the page needs. */
export interface PageData extends ReturnType<typeof readEntries> {
  openFile: string | null;
  /** The folder in which a new entry is to be made. */
  newIn: string | null;
  schema: JsonSchema | undefined;
}

/** The server of `npm run edit`: the forms of a data folder, saving and deleting. Doesn't listen yet. */
export function editServer(dataDir: string): http.Server {
  const servePicture = sirv(dataDir, { dev: true });
  const [script, style] = buildSync({
    entryPoints: ['tools/edit/page/page.tsx', 'tools/edit/page/page.css'],
    outdir: '.',
    bundle: true,
    write: false,
    jsx: 'automatic',
    jsxImportSource: 'react',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles.map(({ text }) => text);

  return http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(
      request.url ?? '',
      'http://here',
    );
    if (!isFromOurPage(request)) {
      response.statusCode = 403;
      response.end();
    } else if (request.method === 'POST') {
      const body = (await json(request)) as SaveRequest;
      const act = pathname === '/save' ? saveEntry : deleteEntry;
      response.end(JSON.stringify(act(dataDir, body)));
    } else if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(searchParams.get('file'), searchParams.get('new')));
    } else servePicture(request, response);
  }

  function pageOf(openFile: string | null, newIn: string | null): string {
    const kind = kindOfFile(openFile ?? `${newIn}/new.json`);
    const data: PageData = {
      ...readEntries(dataDir),
      ...{ openFile, newIn, schema: kind && jsonSchemaOf(kind) },
    };
    return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>${style}</style>
<script id="data" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<body><script type="module">${script}</script>`;
  }
}

/** Whether the request is from our own page: another website open in the same browser could send some, too. */
function isFromOurPage({ headers: { host = '', origin } }: IncomingMessage) {
  return (
    /^(?:localhost|127\.0\.0\.1):\d+$/.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}
