import fs from 'node:fs';
import path from 'node:path';
import type { BuildArgs, Reporter } from 'gatsby';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../content/constants';
import type { SiteData } from '../site-data';
import { socialImageLayout } from './image-layout';
import { socialImageContent } from './social-image-content';

/** An image has about 45 kB; large letters stay sharp. */
const JPEG = { quality: 80, mozjpeg: true };

/** Images drawn at the same time: sharp encodes one while satori sets the next. */
const CONCURRENCY = 4;

const FONTS = 'node_modules/@fontsource/bricolage-grotesque/files';

/**
 * Writes the social image of every page, reusing those that an earlier build drew. If drawing fails, it uses the site's
 * own image and warns.
 */
export async function writeSocialImages(
  args: Pick<BuildArgs, 'createContentDigest'> & {
    cache: { directory: string };
    reporter: Pick<Reporter, 'warn'>;
  },
  data: Pick<SiteData, 'site' | 'tints' | 'pages'>,
  publicDir = 'public',
) {
  const { name, socialImage } = data.site;
  fs.rmSync(path.join(publicDir, 'social'), { recursive: true, force: true });

  const queue = data.pages.values();
  const work = async () => {
    for (const page of queue) await writeImage(page);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));

  async function writeImage(page: SiteData['pages'][number]) {
    const target = path.join(publicDir, page.socialImage);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    try {
      const content = socialImageContent(page, data);
      const layout = await socialImageLayout(content, name);
      const digest = args.createContentDigest(JSON.stringify([layout, JPEG]));
      const cached = path.join(args.cache.directory, `${digest}.jpg`);
      if (!fs.existsSync(cached)) fs.writeFileSync(cached, await draw(layout));
      fs.copyFileSync(cached, target);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      args.reporter.warn(
        `The social image of ${page.path} can’t be drawn (${reason}), so the site’s own picture stands in for it.`,
      );
      await sharp(socialImage.absolutePath)
        .resize(SOCIAL_SIZE)
        .jpeg(JPEG)
        .toFile(target);
    }
  }
}

async function draw(layout: ReactElement): Promise<Buffer> {
  // Imported on demand, because most builds draw nothing.
  const { default: satori } = await import('satori');
  const svg = await satori(layout, {
    ...SOCIAL_SIZE,
    // WOFF, because satori doesn't read WOFF2.
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
