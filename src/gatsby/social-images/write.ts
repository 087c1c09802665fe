import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { required } from '../../content/required';
import { SOCIAL_SIZE, socialImagePath } from '../../seo/social-image';
import { querySitePages } from '../pages/site-pages';
import { socialCards } from './cards';
import { socialTemplate } from './template';

/** At 84 the edges of large letters are clean, and a picture has about 50 kB. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

const FONTS = 'node_modules/@fontsource/bricolage-grotesque/files';

/**
 * Writes a picture for social networks for every page to where `socialImagePath` says. What an earlier build has drawn
 * is not drawn again. For a picture that can't be drawn the site's own stands in, and the build says so.
 */
export async function writeSocialImages(args: BuildArgs, site = 'public') {
  const data = await querySitePages(args);
  const { name, socialImage } = required(data.siteSettings, 'site.json');
  fs.rmSync(path.join(site, 'social'), { recursive: true, force: true });

  for (const [page, card] of socialCards(data)) {
    const target = path.join(site, socialImagePath(page));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    try {
      const template = await socialTemplate(card, name);
      const looks = args.createContentDigest(JSON.stringify([template, JPEG]));
      const kept = path.join(args.cache.directory, `${looks}.jpg`);
      if (!fs.existsSync(kept)) fs.writeFileSync(kept, await draw(template));
      fs.copyFileSync(kept, target);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      args.reporter.warn(
        `The social image of ${page} can’t be drawn (${reason}), so the site’s own picture stands in for it.`,
      );
      await sharp(socialImage.absolutePath)
        .resize(SOCIAL_SIZE)
        .jpeg(JPEG)
        .toFile(target);
    }
  }
}

async function draw(template: ReactElement): Promise<Buffer> {
  // Loaded only when something is to be drawn: most builds draw nothing.
  const { default: satori } = await import('satori');
  const svg = await satori(template, {
    ...SOCIAL_SIZE,
    // As WOFF: satori reads no WOFF2.
    fonts: ['latin', 'latin-ext', 'vietnamese'].map((name) => ({
      name,
      data: fs.readFileSync(
        path.join(FONTS, `bricolage-grotesque-${name}-700-normal.woff`),
      ),
    })),
    loadAdditionalAsset: (_language, letters) => {
      throw new Error(`the display face lacks “${letters}”`);
    },
  });
  return sharp(Buffer.from(svg)).removeAlpha().jpeg(JPEG).toBuffer();
}
