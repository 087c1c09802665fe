/** The folder of the desk for files in no folder of data/. */
export const SHARED = 'shared';

/** Where the desk shows the form of a file, such as "data/posts/five-quiet-hours.json". */
export function deskPath(file: string): string {
  const [entry = '', folder = ''] = file
    .replace('.json', '')
    .split('/')
    .toReversed();
  const collection = folder === 'data' ? SHARED : folder;
  return `/admin/#/collections/${collection}/entries/${entry}`;
}
