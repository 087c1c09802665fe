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
  const scripts = currentScripts(site);
  const sources = fs
    .readdirSync(site)
    .filter((file) => isCurrent(file, scripts))
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

/** What names every script of the last build: the list of those with a name, and the runtime that loads the others. */
function currentScripts(site) {
  const read = (file) => fs.readFileSync(path.join(site, file), 'utf8');
  const list = read('webpack.stats.json');
  const runtimes = list.match(/webpack-runtime-\w+\.js(?!\.)/g) ?? [];
  return [list, ...runtimes.map(read)].join();
}

/** Whether a file is the source map of a script of the last build: those of earlier ones stay beside them. */
function isCurrent(file, scripts) {
  const hash = /-(\w+)\.js\.map$/.exec(file)?.[1];
  return hash !== undefined && scripts.includes(hash);
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
