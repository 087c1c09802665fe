import sharp from 'sharp';

/** The scale for comparison, at which differences in antialiasing disappear. */
const SCALE = 1 / 3;

/** The side of the compared squares, in px at that scale: differences within a word add up in one square. */
const SQUARE = 10;

/**
 * The largest colour difference of a square, of 255. Compression causes up to 6, letters shifted by half a pixel
 * 14, another word in small type 20. A single changed letter is not detected.
 */
const TOLERANCE = 15;

/** Whether two pictures of the same place differ visibly. */
export async function looksDifferent(before: Buffer, after: Buffer) {
  const { width, height } = await sharp(before).metadata();
  const other = await sharp(after).metadata();
  if (width !== other.width || height !== other.height) return true;
  const small = (picture: Buffer) =>
    sharp(picture)
      .resize(Math.ceil(width * SCALE))
      .removeAlpha()
      .png()
      .toBuffer();
  const difference = await sharp(await small(before))
    .composite([{ input: await small(after), blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const squares = await sharp(difference)
    .resize(Math.ceil((width * SCALE) / SQUARE))
    .png()
    .toBuffer();
  const { channels } = await sharp(squares).stats();
  return channels.some(({ max }) => max > TOLERANCE);
}
