import fs from 'node:fs';
import type { Font } from 'satori';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../seo/social-image';
import { drawable } from './drawable';
import { SUBSETS, fontFile } from './face';
import type { DrawnGround } from './ground';
import { WINDOW, drawGround } from './ground';
import type { Box } from './layout';
import { layOut } from './layout';
import type { SocialPicture } from './pages';

/** A picture that is ready to be drawn: all that decides how it looks. */
export interface PlannedPicture {
  ground: DrawnGround['svg'];
  words: Box;
  /** The picture of a website to be put into the window. */
  file: string | undefined;
}

/** The quality of the files; at 84 the edges of large letters are clean, and a picture has about 30 kB. */
export const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** Takes a page's picture; gives it ready to be drawn. Throws when the display face lacks letters of its headline. */
export function planPicture(picture: SocialPicture): PlannedPicture {
  const { svg, ...colours } = drawGround(picture.ground);
  const headline = drawable(picture.headline);
  if (!headline.isWhole || !headline.text)
    throw new Error('the display face lacks letters of its title');
  const words = layOut(
    {
      ...picture,
      headline: headline.text,
      label: picture.label && drawable(picture.label).text,
      note: picture.note && drawable(picture.note).text,
    },
    colours,
  );
  const { ground } = picture;
  return {
    ground: svg,
    words,
    file: ground.kind === 'website' ? ground.file : undefined,
  };
}

/** Takes a planned picture; gives it as a JPEG of 1200 × 630 px. Throws when it can't be drawn. */
export async function drawPicture(planned: PlannedPicture): Promise<Buffer> {
  return (await drawn(planned)).jpeg(JPEG).toBuffer();
}

/** Takes a planned picture; gives it drawn, to be written in any format. Throws when it can't be drawn. */
export async function drawn(planned: PlannedPicture): Promise<sharp.Sharp> {
  // Loaded only when something is to be drawn: most builds draw nothing.
  const { default: satori } = await import('satori');
  const words = await satori(planned.words, {
    ...SOCIAL_SIZE,
    fonts: displayFonts(),
  });
  const { ground, file } = planned;
  if (file)
    return sharp(Buffer.from(ground)).composite([
      await windowLayer(file),
      { input: Buffer.from(words) },
    ]);
  // One drawing takes half the time of two that are laid upon one another.
  const end = ground.lastIndexOf('</svg>');
  const whole = ground.slice(0, end) + words + ground.slice(end);
  return sharp(Buffer.from(whole)).removeAlpha();
}

/** The part of a website's picture that is inside the window and inside the picture. */
async function windowLayer(file: string) {
  const { left, top, width, height } = WINDOW;
  const input = await sharp(file)
    .resize(width, height)
    .extract({
      left: 0,
      top: 0,
      width: SOCIAL_SIZE.width - left,
      height: SOCIAL_SIZE.height - top,
    })
    .toBuffer();
  return { input, left, top };
}

let fonts: Font[] | undefined;

/** The display face in the weights that `layOut` uses. */
function displayFonts(): Font[] {
  fonts ??= SUBSETS.flatMap((subset) =>
    ([600, 700] as const).map((weight) => ({
      name: subset,
      weight,
      style: 'normal' as const,
      data: fs.readFileSync(fontFile(subset, weight)),
    })),
  );
  return fonts;
}
