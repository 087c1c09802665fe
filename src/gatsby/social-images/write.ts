import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import sharp from 'sharp';
import { loaded } from '../../content/loaded';
import { SOCIAL_SIZE, socialImagePath } from '../../seo/social-image';
import { querySitePages } from '../site-pages';
import { socialCards } from './cards';
import { draw } from './draw';
import { socialTemplate } from './template';

const FOLDERS = {
  site: path.resolve('public'),
  kept: path.resolve('.cache/social-images'),
};

/** At 84 the edges of large letters are clean, and a picture has about 30 kB. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/**
 * Writes a picture for social networks for every page to where `socialImagePath` says. What an earlier build has drawn
 * is not drawn again. For a picture that can't be drawn the site's own stands in, and the build says so.
 */
export async function writeSocialImages(
  args: BuildArgs,
  { site, kept } = FOLDERS,
): Promise<void> {
  const data = await querySitePages(args);
  const own = loaded(data.siteSettings, 'site.json').socialImage.absolutePath;
  const cards = socialCards(data);
  const used = new Set<string>();
  fs.mkdirSync(kept, { recursive: true });
  fs.rmSync(path.join(site, 'social'), { recursive: true, force: true });

  for (const { path: pagePath } of args.getNodesByType('SitePage')) {
    const page = String(pagePath);
    // The not-found page shows the site's own picture.
    if (page === '/404.html') continue;
    const target = path.join(site, socialImagePath(page));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    try {
      const card = cards.get(page);
      if (!card) throw new Error('src/gatsby/social-images/cards.ts lacks it');
      const template = await socialTemplate(card);
      const looks = JSON.stringify({ template, JPEG });
      const name = `${args.createContentDigest(looks)}.jpg`;
      const file = path.join(kept, name);
      if (!fs.existsSync(file)) {
        const picture = await draw(template);
        // Named so only when it is whole: a build may be stopped at any time.
        await picture.jpeg(JPEG).toFile(`${file}.part`);
        fs.renameSync(`${file}.part`, file);
      }
      used.add(name);
      fs.copyFileSync(file, target);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      args.reporter.warn(
        `The social image of ${page} can’t be drawn (${reason}), so the site’s own picture stands in for it.`,
      );
      await sharp(own).resize(SOCIAL_SIZE).jpeg(JPEG).toFile(target);
    }
  }
  for (const name of fs.readdirSync(kept))
    if (!used.has(name)) fs.rmSync(path.join(kept, name));
}
