/** @jest-environment node */
import sharp from 'sharp';
import { pictureSize } from './pictures';

const picture = sharp({
  create: { width: 301, height: 202, channels: 4, background: '#8a5a1780' },
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'reads the size of a %s',
  async (format) => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    expect(pictureSize(bytes)).toEqual({ width: 301, height: 202 });
  },
);

test.each(['png', 'jpeg'] as const)('refuses half a %s', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  expect(pictureSize(half)).toBeUndefined();
});

test.each(['', 'a', '<svg width="9" height="9"/>'])('refuses %j', (text) => {
  expect(pictureSize(Buffer.from(text))).toBeUndefined();
});
