import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import path from 'node:path';
import { problemStream } from '../../src/gatsby/problem-stream';
import { formConfig } from '../../src/content/form/config';
import { answerForm } from './backend';
import { mistakesOf } from './candidate';

/** A picture of 20 MB, written in base64, and some air. */
const LARGEST = 30 * 2 ** 20;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Nothing may be fetched from elsewhere. Decap compiles its own functions and styles while it runs. */
const POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; form-action 'none'; frame-ancestors 'none'";

interface Folders {
  data: string;
  /** Where the page itself is. */
  page: string;
  /** Where Decap's scripts are. */
  decap: string;
}

/** The server of `npm run edit`: the form, what it reads and writes, and what is wrong with data/. */
export function editServer({ data, page, decap }: Folders) {
  const stream = problemStream();
  const lookAgain = () => stream.tell(mistakesOf(data));
  lookAgain();

  const server = http.createServer((asked, response) => {
    void respond(asked, response).catch((error: unknown) =>
      send(response, 500, JSON.stringify({ error: String(error) })),
    );
  });

  async function respond(asked: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (!isFromHere(asked)) send(response, 403, 'Only from here.');
    else if (asked.method === 'POST' && pathname === '/api/v1') {
      const question: unknown = JSON.parse(await textOf(asked));
      const { status, body } = answerForm(data, question, stream.tell);
      send(response, status, JSON.stringify(body));
    } else if (pathname === '/problems') {
      // Whoever opens another form has left what was refused behind.
      lookAgain();
      stream.answer(asked, response);
    } else if (pathname === '/config.json')
      send(response, 200, JSON.stringify(formConfig()));
    else if (pathname.startsWith('/decap/'))
      sendFile(response, decap, pathname.slice('/decap/'.length));
    else sendFile(response, page, pathname.slice(1) || 'page.html');
  }

  return { server, lookAgain };
}

/**
 * Whether this machine's own form asks. Another website that is open in the same browser could call, too: its requests
 * name it as their origin, or come by a name of its own that leads here.
 */
function isFromHere({ headers: { host = '', origin } }: IncomingMessage) {
  return (
    /^(?:localhost|127\.0\.0\.1):\d+$/.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of asked as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST) throw new Error('This is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function sendFile(response: ServerResponse, folder: string, name: string) {
  const type = TYPES[path.extname(name)];
  const file = path.join(folder, name);
  // A name alone: no way to other folders.
  const isThere = /^[\w.-]+$/.test(name) && fs.existsSync(file);
  if (type && isThere) send(response, 200, fs.readFileSync(file), type);
  else send(response, 404, 'Not found');
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json; charset=utf-8',
) {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
  });
  response.end(body);
}
