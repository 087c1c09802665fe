import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { socialImagePath } from '../../seo/social-image';
import { keptOwnPicture, keptPicture } from './kept-picture';
import type { SocialPicture } from './pages';
import { socialPages } from './pages';
import { querySocialImages } from './query';
import { placeCopy, removeOthers } from './store';

interface Folders {
  /** The built site. */
  site: string;
  /** Where pictures stay from one build to the next. */
  kept: string;
}

const FOLDERS: Folders = {
  site: path.resolve('public'),
  kept: path.resolve('.cache/social-images'),
};

/** How many are drawn at a time: one processor lays out words while others make pixels and files. */
const AT_ONCE = 4;

/**
 * Writes a picture for social networks for every page of the built site, to where `socialImagePath` says. One that an
 * earlier build has drawn is not drawn again; for one that can't be drawn the site's own picture stands in, and the
 * build says so.
 */
export async function writeSocialImages(
  { graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>,
  { site, kept }: Folders = FOLDERS,
): Promise<void> {
  const data = await querySocialImages(graphql);
  const own = data?.site?.socialImage.absolutePath;
  if (!data || !own) {
    reporter.panicOnBuild('The pages that need social images are not known.');
    return;
  }
  const pictures = picturesOf(data);
  const keptOf = sharedFiles(kept);
  const used = new Set<string>();
  const placed = new Set<string>();

  async function writePage([page, picture]: [string, SocialPicture?]) {
    const file = await keptOf(picture).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reporter.warn(
        `The social image of ${page} can’t be drawn (${reason}), so the site’s own picture stands in for it.`,
      );
      return keptOwnPicture(own ?? '', kept);
    });
    const target = path.join(site, socialImagePath(page));
    used.add(file);
    placed.add(target);
    placeCopy(file, target);
  }

  const queue = [...pictures];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await writePage(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  removeOthers(kept, used);
  removeOthers(path.join(site, 'social'), placed);
}

/** Every page of the site with its picture; the not-found page has none: it shows the site's own. */
function picturesOf(
  data: Queries.SocialImagesQuery,
): Map<string, SocialPicture | undefined> {
  const planned = new Map(
    socialPages(data).map(({ path: page, picture }) => [page, picture]),
  );
  return new Map(
    data.allSitePage.nodes
      .filter(({ path: page }) => page !== '/404.html')
      .map(({ path: page }) => [page, planned.get(page)]),
  );
}

/** Older articles of a category share one picture: what is the same is planned and looked for once. */
function sharedFiles(
  kept: string,
): (picture: SocialPicture | undefined) => Promise<string> {
  const files = new Map<string, Promise<string>>();
  return (picture) => {
    const key = JSON.stringify(picture ?? null);
    const file = files.get(key) ?? pictureOr(picture, kept);
    files.set(key, file);
    return file;
  };
}

async function pictureOr(
  picture: SocialPicture | undefined,
  kept: string,
): Promise<string> {
  if (!picture) throw new Error('src/gatsby/social-images/ does not know it');
  return keptPicture(picture, kept);
}
