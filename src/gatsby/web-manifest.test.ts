/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import sharp from 'sharp';
import { temporaryFolder } from '../content/test-support';
import { webManifest, writeWebManifest } from './web-manifest';

test.each(webManifest('Larkfield', 'A platform.').icons)(
  'the icon $src is there, as large as it says',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(`static${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test('the maskable icon keeps its drawing inside the circle that all systems leave whole', async () => {
  const { data, info } = await sharp('static/icons/icon-maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const safe = (info.width * 0.8) / 2;
  const outside: string[] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const place = (y * info.width + x) * 3;
      const isGround = data.subarray(place, place + 3).equals(ground);
      const distance = Math.hypot(x - info.width / 2, y - info.height / 2);
      if (!isGround && distance > safe) outside.push(`${x},${y}`);
    }
  expect(outside).toEqual([]);
});

function setUp(answer: unknown) {
  const directory = temporaryFolder();
  const panicOnBuild = jest.fn();
  const args = {
    graphql: () => Promise.resolve(answer),
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs;
  return {
    panicOnBuild,
    file: path.join(directory, 'manifest.webmanifest'),
    write: () => writeWebManifest(args, directory),
  };
}

test('is written in the words of the content', async () => {
  const homePage = { seo: { description: 'A platform.' } };
  const siteSettings = { name: 'Fieldlark' };
  const { file, write } = setUp({ data: { siteSettings, homePage } });
  await write();
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
    name: 'Fieldlark',
    short_name: 'Fieldlark',
    description: 'A platform.',
    start_url: '/',
    display: 'minimal-ui',
  });
});

test('ends the build, with the reason, when the content can’t be had', async () => {
  const { file, panicOnBuild, write } = setUp({ errors: ['no such field'] });
  await write();
  expect(panicOnBuild).toHaveBeenCalledWith(
    'The web app manifest could not be written: ["no such field"]',
  );
  expect(fs.existsSync(file)).toBe(false);
});
