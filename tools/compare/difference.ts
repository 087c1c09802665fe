import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The share of the pixels by which two PNGs differ, from 0 to 1, and a PNG that shows these in red. */
export async function differenceOf(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined;
  const sizeOf = (png: Buffer) => sharp(png).metadata();
  const sizes = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixels = Buffer.alloc(4 * width * height);
  const count = pixelmatch(
    await onCanvas(before, width, height),
    await onCanvas(after, width, height),
    ...([pixels, width, height, { threshold: 0, includeAA: true }] as const),
  );
  if (count === 0) return undefined;
  const raw = { width, height, channels: 4 } as const;
  const difference = await sharp(pixels, { raw }).png().toBuffer();
  return { share: count / (width * height), difference };
}

/** The pixels of a PNG, transparent where the canvas is larger: so all that only one of two has counts as changed. */
const onCanvas = (png: Buffer, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite([{ input: png, top: 0, left: 0 }])
    .raw()
    .toBuffer();
