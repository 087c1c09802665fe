/** @jest-environment node */
import sharp from 'sharp';
import { looksDifferent } from './looks-different';

/** A page's screenshot with a word drawn as bars, because fonts differ between machines. */
const capture = (bars: number[], { ground = '#ffffff', height = 800 } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${bars
        .map((x) => `<rect x="${x}" y="90" width="3" height="12"/>`)
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const WORD = [100, 106, 112, 118, 124, 130, 136];

test('compression and antialiasing make no visible difference', async () => {
  const before = await capture(WORD);
  const jpeg = await sharp(before).jpeg({ quality: 52 }).toBuffer();
  expect(await looksDifferent(jpeg, before)).toBe(false);
  const shifted = await capture(WORD.map((x) => x + 0.4));
  expect(await looksDifferent(jpeg, shifted)).toBe(false);
});

test.each([
  ['a word', capture(WORD.slice(0, 2))],
  ['a shade', capture(WORD, { ground: '#e8f0ff' })],
  ['the length of the page', capture(WORD, { height: 790 })],
])('another picture differs by %s', async (_what, after) => {
  expect(await looksDifferent(await capture(WORD), await after)).toBe(true);
});
