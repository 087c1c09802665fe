/** The port of `npm run edit`. */
export const DESK_PORT = 8001;

/** The desk's folder for files at the top level of data/. */
export const SHARED = 'shared';

/** The desk's address for a file of data/, such as "data/posts/five-quiet-hours.json" or a picture. */
export function deskPath(file: string): string {
  if (!file.endsWith('.json')) return '/#/assets';
  const [entry = '', folder = ''] = file
    .replace('.json', '')
    .split('/')
    .toReversed();
  const collection = folder === 'data' ? SHARED : folder;
  return `/#/collections/${collection}/entries/${entry}`;
}
