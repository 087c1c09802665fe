import fs from 'node:fs';
import path from 'node:path';

const PARCEL_CACHE = path.resolve('.cache/.parcel-cache');

/** From so many pages on it is quicker to compile gatsby-node.ts anew: that takes three seconds. */
const MANY_PAGES = 2000;

/**
 * Takes the number of pages of a built site; of a large one, removes what Parcel keeps, with which Gatsby compiles
 * gatsby-config.ts and gatsby-node.ts. Before it trusted that, it would look at every file that has been written to
 * public/ since: after a build of 10,000 pages that took 17 seconds.
 */
export function dropParcelCache(pages: number, folder = PARCEL_CACHE): void {
  if (pages >= MANY_PAGES) fs.rmSync(folder, { recursive: true, force: true });
}
