import fs from 'node:fs';
import path from 'node:path';

/** What visitors get without its standing in a script: the display face. */
const FONTS = ['node_modules/@fontsource/bricolage-grotesque'];

/** Gatsby's browser code is copied here before it is bundled; webpack's own small functions have no file at all. */
const ORIGINS = [
  [/\/\.cache\//, 'node_modules/gatsby'],
  [/\/webpack\/(?:runtime|bootstrap)/, 'node_modules/webpack'],
];

/**
 * Takes a folder with a built site; gives the folders, relative to the project, of all packages that have a part in
 * what browsers load from it, sorted. Source maps tell: they name every module of every script. Throws without them.
 */
export function shippedPackages(site) {
  const sources = fs
    .readdirSync(site)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap(
      (file) =>
        JSON.parse(fs.readFileSync(path.join(site, file), 'utf8')).sources,
    );
  if (sources.length === 0)
    throw new Error(
      `There are no source maps in ${site}/: build the site first.`,
    );
  return packageFolders(sources);
}

/** Takes the sources that source maps name; gives the folders of the packages they are from, fonts added, sorted. */
export function packageFolders(sources) {
  const folders = sources.flatMap((source) => {
    const inPackage = /node_modules\/.*$/.exec(source)?.[0];
    if (inPackage)
      return inPackage.match(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/);
    return ORIGINS.filter(([pattern]) => pattern.test(source)).map(
      ([, folder]) => folder,
    );
  });
  return [...new Set([...folders, ...FONTS])].sort();
}
