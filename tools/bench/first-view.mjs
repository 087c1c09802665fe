import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { openQuietly } from './browser.mjs';

/** What hosts compress; pictures and fonts are compressed already. */
const COMPRESSIBLE = /^text\/|javascript|json|xml|svg/;

/**
 * Opens a page of a served site and weighs what that takes until the network is quiet. Gives sizes in bytes, plain and
 * as brotli: of its HTML, of its page data, and of everything asked for together; and how many addresses that was.
 */
export async function weighFirstView(browser, origin, route) {
  const { page, asked } = await openQuietly(browser, origin + route);
  await page.close();
  const weights = await Promise.all(asked.map(weigh));
  const sum = (form) =>
    weights.reduce((total, weight) => total + weight[form], 0);
  return {
    requests: asked.length,
    html: await weigh(origin + route),
    pageData: await weigh(`${origin}/page-data${route}/page-data.json`),
    all: { raw: sum('raw'), brotli: sum('brotli') },
  };
}

/** Gives the size of a file of a built site, in bytes, plain and as brotli; undefined where there is no such file. */
export function weighFile(folder, file) {
  const place = path.join(folder, file);
  return fs.existsSync(place)
    ? sizesOf(fs.readFileSync(place), true)
    : undefined;
}

async function weigh(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  // Whatever the server did to it on the way, these are the bytes it stands for.
  const bytes = Buffer.from(await response.arrayBuffer());
  return sizesOf(bytes, COMPRESSIBLE.test(type));
}

function sizesOf(bytes, isCompressible) {
  return {
    raw: bytes.length,
    brotli: isCompressible
      ? zlib.brotliCompressSync(bytes).length
      : bytes.length,
  };
}
