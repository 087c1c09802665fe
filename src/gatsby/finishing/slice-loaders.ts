import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstScriptSource, loaderSource } from './scripts-of-pages';
import { writeWhole } from './write-whole';

/** Takes the id of a slice of Gatsby's scripts; gives the HTML of the loader that pages hold in its place. */
export type LoaderOf = (sliceId: string) => string;

/** Where Gatsby keeps each slice's own HTML, which no build of ours changes. */
const SLICES = '_gatsby/slices';
const SCRIPTS_SLICE = /^(_gatsby-scripts.*)\.html$/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** As long as the hashes in the names of Gatsby's own scripts, which hosts let browsers keep for ever. */
const HASH_LENGTH = 20;

/**
 * Takes the folder of a built site; gives the loaders of its slices of scripts. What stands inline among those scripts is
 * written to files before any page can name them. Throws when a file can't be read or written, or a page asks for a
 * slice that is not there.
 */
export function sliceLoaders(publicDir: string): LoaderOf {
  const folder = path.join(publicDir, SLICES);
  const loaders = new Map<string, string>();
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const id = SCRIPTS_SLICE.exec(file)?.[1];
    if (!id) continue;
    const scripts = fs.readFileSync(path.join(folder, file), 'utf8');
    loaders.set(id, loaderOf(scripts, publicDir));
  }
  return (sliceId) => {
    const loader = loaders.get(sliceId);
    if (loader === undefined)
      throw new Error(
        `A page names the scripts “${sliceId}”, which Gatsby has not left in ${SLICES}: run “npm run clean” and build again.`,
      );
    return loader;
  };
}

/** Takes the HTML of Gatsby's script elements; gives the element that fetches them all later. */
function loaderOf(scripts: string, publicDir: string): string {
  const code: string[] = [];
  const addresses: string[] = [];
  for (const [, attributes = '', text = ''] of scripts.matchAll(SCRIPT)) {
    const address = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (!address) code.push(text.trim());
    else if (!attributes.includes('nomodule')) addresses.push(address);
  }
  const first = writeScript(firstScriptSource(code.join('')), publicDir);
  return `<script id="site-loader">${loaderSource([first, ...addresses])}</script>`;
}

/** Keeps a script as a file, under the hash of what it says; gives its address. */
function writeScript(source: string, publicDir: string): string {
  const hash = crypto.createHash('sha256').update(source).digest('hex');
  const name = `start-${hash.slice(0, HASH_LENGTH)}.js`;
  writeWhole(path.join(publicDir, name), source);
  return `/${name}`;
}
