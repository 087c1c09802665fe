/** @jest-environment node */
import fs from 'node:fs';
import sharp from 'sharp';
import { REPOSITORY_DATA } from '../test-support';
import { pictureSize } from './picture-size';

const drawn = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: '#8a5a1780' },
  });

const formats = {
  png: drawn(301, 202).png(),
  'baseline jpeg': drawn(301, 202).jpeg(),
  'progressive jpeg': drawn(301, 202).jpeg({ progressive: true }),
  'jpeg of a camera': drawn(301, 202)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A'.repeat(5000) } }),
  'lossy webp': drawn(301, 202).flatten().webp(),
  'webp with alpha': drawn(301, 202).webp(),
  'lossless webp': drawn(301, 202).flatten().webp({ lossless: true }),
  avif: drawn(301, 202).avif({ effort: 0 }),
};

describe.each(Object.entries(formats))('%s', (_format, image) => {
  test('has its size, and is no picture when it breaks off early', async () => {
    const bytes = await image.toBuffer();
    expect(pictureSize(bytes)).toEqual({ width: 301, height: 202 });
    expect(pictureSize(bytes.subarray(0, 10))).toBeUndefined();
  });
});

test.each(['png', 'baseline jpeg', 'lossy webp'] as const)(
  '%s without its end is no whole picture',
  async (format) => {
    const bytes = await formats[format].toBuffer();
    expect(
      pictureSize(bytes.subarray(0, Math.floor(bytes.length * 0.6))),
    ).toBeUndefined();
  },
);

test.each(['', 'a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8'])(
  '%j is no picture',
  (text) => {
    expect(pictureSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  },
);

test('the site’s own pictures have their sizes', () => {
  const read = (name: string) =>
    pictureSize(fs.readFileSync(`${REPOSITORY_DATA}/images/${name}`));
  expect(read('social.png')).toEqual({ width: 1200, height: 630 });
  expect(read('templates/saas-landing.jpg')).toEqual({
    width: 1200,
    height: 630,
  });
});
