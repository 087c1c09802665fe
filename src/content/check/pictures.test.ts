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

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'refuses half a %s',
  async (format) => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    expect(pictureSize(half)).toBeUndefined();
  },
);

test.each([67, 5000])(
  'accepts a JPEG with %i bytes of a phone behind its end',
  async (count) => {
    const bytes = await picture.clone().jpeg().toBuffer();
    const whole = Buffer.concat([bytes, Buffer.alloc(count, 'SEFT')]);
    expect(pictureSize(whole)).toEqual({ width: 301, height: 202 });
  },
);

test('refuses a JPEG that was cut off behind the small picture of its metadata', async () => {
  const bytes = await picture.clone().jpeg().toBuffer();
  const small = Buffer.from('\xff\xe1\x00\x08a\xff\xd9bc!', 'latin1').subarray(
    0,
    10,
  );
  const whole = Buffer.concat([bytes.subarray(0, 2), small, bytes.subarray(2)]);
  expect(pictureSize(whole)).toBeDefined();
  expect(pictureSize(whole.subarray(0, -9))).toBeUndefined();
});

test.each([
  [1, 301, 202],
  [3, 301, 202],
  [6, 202, 301],
  [8, 202, 301],
])(
  'reads a JPEG with the orientation %i as people see it',
  async (orientation, width, height) => {
    const bytes = await picture
      .clone()
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    expect(pictureSize(bytes)).toEqual({ width, height });
  },
);

test.each(['', 'a', '<svg width="9" height="9"/>'])('refuses %j', (text) => {
  expect(pictureSize(Buffer.from(text))).toBeUndefined();
});
