import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { NodePluginSchema } from 'gatsby';
import type { SiteFigureKey } from '../../content/schemas/site-figures';
import { siteFigureKeys } from '../../content/schemas/site-figures';
import type { Header } from '../hosting/host-files';
import { isDeveloping } from '../is-developing';

// A page can only be weighed once it is written. So figures are placeholders until the end of the build, which puts the
// true ones in their place, in the page and in the data with which React takes it over.

const placeholderOf = (key: SiteFigureKey) => `%figure-${key}%`;

/** The field `value` of figures in data/, for `createTypes`. */
export function siteFigureType(schema: NodePluginSchema) {
  return schema.buildObjectType({
    name: 'SiteFigure',
    fields: {
      value: {
        type: 'String!',
        resolve: ({ key }: { key: SiteFigureKey }) =>
          isDeveloping() ? 'measured at build' : placeholderOf(key),
      },
    },
  });
}

/** Puts the figures of a finished page into its files, where they have none yet. */
export function writeFigures(
  publicDir: string,
  headers: readonly Header[],
  page: string,
  pageData: string,
): void {
  const html = fs.readFileSync(path.join(publicDir, page), 'utf8');
  const figures = measure(publicDir, headers, html);
  for (const file of [page, pageData]) {
    const before = fs.readFileSync(path.join(publicDir, file), 'utf8');
    const after = siteFigureKeys.reduce(
      (text, key) => text.replaceAll(placeholderOf(key), figures[key]),
      before,
    );
    if (after !== before) fs.writeFileSync(path.join(publicDir, file), after);
  }
}

function measure(
  publicDir: string,
  headers: readonly Header[],
  html: string,
): Record<SiteFigureKey, string> {
  const scripts = fs
    .readdirSync(publicDir)
    .filter((name) => name.endsWith('.js'));
  const fonts = fs
    .readdirSync(path.join(publicDir, 'static'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `static/${name}`);
  const sizeOfUsed = (files: string[]) =>
    files
      .filter((file) => [`src="/${file}"`, `href="/${file}"`].some(isIn(html)))
      .reduce((sum, file) => sum + sizeOf(path.join(publicDir, file)), 0);
  const cookies = [
    ...headers.filter(([name]) => name.toLowerCase() === 'set-cookie'),
    ...scripts.filter((name) =>
      fs.readFileSync(path.join(publicDir, name)).includes('document.cookie'),
    ),
  ];
  const scriptBytes = sizeOfUsed(scripts);
  const bytes =
    zlib.brotliCompressSync(html).length + sizeOfUsed(fonts) + scriptBytes;
  return {
    bytes: kilobytes(bytes),
    scripts: kilobytes(scriptBytes),
    cookies: String(cookies.length),
    // The end-to-end tests refuse a build in which axe finds more on any page.
    axe: '0',
    // MDN takes no points off these headers and adds 10; the tests refuse a build without one of them.
    headers: 'A+',
  };
}

const isIn = (text: string) => (part: string) => text.includes(part);
const sizeOf = (file: string) => fs.statSync(file).size;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
