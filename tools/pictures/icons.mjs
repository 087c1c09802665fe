// npm run pictures:icons — makes the brand’s files from the mark in src/brand/mark.ts and the palette: the wordmark as a
// path, the logo for the press and the README, the icons of browsers and home screens.
// The results are committed; neither install nor build runs this: run it when the mark or a colour has changed.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MARK, markSvg } from '../../src/brand/mark.ts';
import { colourOf } from '../../src/styles/theme.ts';
import { wordPath } from './word-path.mjs';

const NAME = 'Larkfield';

const onLight = [colourOf('field', 'light'), colourOf('sunrise', 'light')];
const onDark = [colourOf('onField', 'dark'), colourOf('sunrise', 'dark')];

/** Whole units are fine enough for a poster. */
const word = await wordPath(NAME, 256);
/** What every page carries: at its size there, a unit is a fifth of a pixel. */
const smallWord = await wordPath(NAME, 128);
write(
  'src/brand/wordmark.ts',
  `// Made by tools/pictures/icons.mjs: do not edit.\n
/** The name in the display face, as a path on a ground of this size. */
export const WORDMARK = {
  text: '${NAME}',
  width: ${smallWord.width},
  height: ${smallWord.height},
  path: '${smallWord.path}',
} as const;\n`,
);

for (const [suffix, colours] of [
  ['', onLight],
  ['-on-dark', onDark],
]) {
  write(`static/brand/larkfield-mark${suffix}.svg`, markFile(colours));
  write(`static/brand/larkfield-logo${suffix}.svg`, logo(colours));
}
write('static/favicon.svg', favicon());
await png('static/icons/icon-32.png', 32, tile({ corner: 0.22, share: 0.78 }));
for (const size of [192, 512])
  await png(
    `static/icons/icon-${size}.png`,
    size,
    tile({ corner: 0.22, share: 0.66 }),
  );
// Systems cut these to their own shape: the mark stays inside the circle of 80 % that all of them leave whole.
await png('static/apple-touch-icon.png', 180, tile({ corner: 0, share: 0.66 }));
await png(
  'static/icons/icon-maskable-512.png',
  512,
  tile({ corner: 0, share: 0.54 }),
);

function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  console.log(`▸ ${file}`);
}

async function png(file, size, svg) {
  const picture = await sharp(Buffer.from(svg), {
    density: (72 * size) / MARK.size,
  })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();
  write(file, picture);
}

function svgOf(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
}

function markFile([lark, sun]) {
  return svgOf(MARK.size, MARK.size, markSvg(lark, sun));
}

/** The mark with the name beside it, at the proportions of the site’s header. */
function logo([lark, sun]) {
  const scale = 20 / word.height;
  const width = Math.ceil(MARK.size + 8 + word.width * scale + 2);
  const top = (MARK.size - word.height * scale) / 2;
  return svgOf(
    width,
    MARK.size,
    `<title>${NAME}</title>${markSvg(lark, sun)}<path fill="${lark}" transform="translate(${MARK.size + 8} ${top}) scale(${scale.toFixed(5)})" d="${word.path}"/>`,
  );
}

/** Bare, so that it is as large as a tab allows, in the colours of the browser’s own theme. */
function favicon() {
  const [lark, sun] = onLight;
  const [paleLark, paleSun] = onDark;
  return svgOf(
    MARK.size,
    MARK.size,
    `<style>.lark{fill:${lark}}.sun{fill:${sun}}@media (prefers-color-scheme:dark){.lark{fill:${paleLark}}.sun{fill:${paleSun}}}</style><path class="lark" d="${MARK.lark}"/><path class="sun" d="${MARK.sun}"/>`,
  );
}

/** The mark on the dark field; `corner` and `share` are parts of the tile’s width. */
function tile({ corner, share }) {
  const { size } = MARK;
  const scale = share * (size / 28);
  // The mark fills its ground from 2 to 30 across and from 4 to 30 down.
  const move = `translate(${size / 2 - 16 * scale} ${size / 2 - 17 * scale}) scale(${scale})`;
  return svgOf(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${corner * size}" fill="${onLight[0]}"/><g transform="${move}">${markSvg(...onDark)}</g>`,
  );
}
