/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import sharp from 'sharp';
import { FIXED_ROUTES } from '../content/routes';
import { temporaryFolder } from '../content/test-support';
import { webManifest, writeMachineFiles } from './machine-files';
import { testSitePages } from './test-site-pages';

const ORIGIN = 'https://www.example.com';

async function written(answer: unknown = { data: testSitePages() }) {
  const folder = temporaryFolder();
  const graphql = () => Promise.resolve(answer);
  await writeMachineFiles({ graphql } as unknown as CreatePagesArgs, folder);
  return (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
}

test('robots.txt lets everybody in and names the sitemap', async () => {
  const read = await written();
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap-index.xml\n`,
  );
});

test('sends the licences along', async () => {
  const read = await written();
  expect(read('third-party-notices.txt')).toContain('react-dom');
});

test('llms.txt lists all pages, each with its own words', async () => {
  const text = (await written())('llms.txt');
  expect(text).toMatch(/^# Larkfield\n\n> It is.\n\n## Pages\n\n- \[Home\]/);
  for (const route of [
    ...FIXED_ROUTES,
    '/crm',
    '/websites/shop',
    '/blog/ten-ways',
    '/privacy-policy',
  ])
    expect(text).toContain(`](${ORIGIN}${route}): `);
  expect(text).toContain(`- [About us: people](${ORIGIN}/about): It is.\n`);
  expect(text).toContain(`- [Ten ways](${ORIGIN}/blog/ten-ways): Ten.\n`);
});

test('llms.txt shows what looks like Markdown or HTML literally, in one line', async () => {
  const faqPage = {
    seo: { title: 'A [b](c)\n# d', description: '</script> *e*' },
  };
  const read = await written({ data: { ...testSitePages(), faqPage } });
  expect(read('llms.txt')).toContain(
    `- [A \\[b\\](c) \\# d](${ORIGIN}/faq): \\</script\\> \\*e\\*\n`,
  );
});

test('the web app manifest is written in the words of the content', async () => {
  const read = await written();
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: 'Larkfield',
    short_name: 'Larkfield',
    description: 'It is.',
  });
});

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
  const outside: string[] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const place = (y * info.width + x) * 3;
      const isGround = data.subarray(place, place + 3).equals(ground);
      const distance = Math.hypot(x - info.width / 2, y - info.height / 2);
      if (!isGround && distance > info.width * 0.4) outside.push(`${x},${y}`);
    }
  expect(outside).toEqual([]);
});

test('ends the build, with the reason, when the pages can’t be listed', async () => {
  await expect(written({ errors: ['no field'] })).rejects.toThrow('no field');
});
