import sharp from 'sharp';

/** How much smaller pictures are made: letters whose edges were drawn in another way are the same there. */
const SCALE = 1 / 3;

/** The side of the squares whose mean difference counts, in px of that size: those of a word add up in one. */
const SQUARE = 10;

/**
 * How far a colour may be off in a square, of 255. What a JPEG leaves out makes up to 6, letters that are half a pixel
 * further 14, another word in small type 20. Another letter is not seen.
 */
const TOLERANCE = 15;

/** Whether two pictures of one place differ in a way that a visitor could see. */
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
