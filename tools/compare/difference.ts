import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The share of the pixels by which two PNGs differ, and a PNG that shows these in red. */
export async function differenceOf(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined;
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const raw = { width, height, channels: 4 } as const;
  // Pixels outside one of the two count as changed: the other is transparent there.
  const pixelsOf = (input: Buffer) =>
    sharp({ create: { ...raw, background: 'transparent' } })
      .composite([{ input, top: 0, left: 0 }])
      .raw()
      .toBuffer();
  const images = [await pixelsOf(before), await pixelsOf(after)] as const;
  const pixels = Buffer.alloc(4 * width * height);
  // Edges are not drawn the same each time: pixelmatch leaves them out.
  const options = { threshold: 0.02 };
  const count = pixelmatch(...images, pixels, width, height, options);
  if (count === 0) return undefined;
  const share = `${Math.max(0.01, (100 * count) / (width * height)).toFixed(2)} %`;
  return { share, picture: await sharp(pixels, { raw }).png().toBuffer() };
}
