import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import type { Font } from 'satori';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../seo/social-image';

/** Draws a template, to be written in any format. Throws when the display face lacks one of its letters. */
export async function draw(template: ReactElement): Promise<sharp.Sharp> {
  // Loaded only when something is to be drawn: most builds draw nothing.
  const { default: satori } = await import('satori');
  const svg = await satori(template, {
    ...SOCIAL_SIZE,
    fonts: displayFonts(),
    loadAdditionalAsset: (_language, letters) => {
      throw new Error(`the display face lacks “${letters}”`);
    },
  });
  return sharp(Buffer.from(svg)).removeAlpha();
}

let fonts: Font[] | undefined;

/** The display face in its subsets and the weights that the template uses, as WOFF: satori reads no WOFF2. */
function displayFonts(): Font[] {
  const folder = 'node_modules/@fontsource/bricolage-grotesque/files';
  fonts ??= ['latin', 'latin-ext', 'vietnamese'].flatMap((name) =>
    ([600, 700] as const).map((weight) => {
      const file = `bricolage-grotesque-${name}-${weight}-normal.woff`;
      return {
        name,
        weight,
        data: fs.readFileSync(path.resolve(folder, file)),
      };
    }),
  );
  return fonts;
}
