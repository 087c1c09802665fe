/** @jest-environment node */
import sharp from 'sharp';
import { ICON } from './manifest';

test('the drawing of the icon is inside the safe zone of maskable icons', async () => {
  const { data, info } = await sharp(ICON)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ground = data.subarray(0, channels);
  expect(ground[3]).toBe(255);
  const outside: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = (y * width + x) * channels;
      const isGround = data.subarray(place, place + channels).equals(ground);
      const distance = Math.hypot(x - width / 2, y - height / 2);
      if (!isGround && distance > width * 0.4) outside.push(`${x},${y}`);
    }
  expect(outside).toEqual([]);
});
