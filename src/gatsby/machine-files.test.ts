/** @jest-environment node */
import sharp from 'sharp';
import { MANIFEST_PATH } from '../content/routes';
import { machineFiles, webManifest } from './machine-files';
import { querySitePages } from './site-pages';
import { testSitePages } from './test-site-pages';

const ORIGIN = 'https://www.example.com';

test('llms.txt lists all pages, each with its own words', () => {
  const text = machineFiles(testSitePages())['llms.txt'];
  expect(text).toMatch(/^# Larkfield\n\n> It is.\n\n## Pages\n\n- \[Home\]/);
  expect([...text.matchAll(/^## .*|\]\(.*?\)/gm)].join(' ')).toBe(
    `## Pages ](${ORIGIN}/) ](${ORIGIN}/about) ## Products ](${ORIGIN}/crm) ## Website templates ](${ORIGIN}/websites/shop) ## Articles ](${ORIGIN}/blog/ten-ways) ## Legal texts ](${ORIGIN}/privacy)`,
  );
  expect(text).toContain(`- [About us: people](${ORIGIN}/about): It is.\n`);
  expect(text).toContain(`- [Ten ways](${ORIGIN}/blog/ten-ways): It is so.\n`);
});

test('llms.txt shows what looks like Markdown or HTML literally, in one line', () => {
  const data = testSitePages();
  const listing = {
    path: '/faq',
    title: 'A [b](c)\n# d',
    description: '</script> *e*',
  };
  const faq = { __typename: 'FaqPage' as const, listing };
  const allPage = { nodes: [...data.allPage.nodes, faq] };
  expect(machineFiles({ ...data, allPage })['llms.txt']).toContain(
    `- [A \\[b\\](c) \\# d](${ORIGIN}/faq): \\</script\\> \\*e\\*\n`,
  );
});

test('the web app manifest is in the words of the content', () => {
  const manifest = machineFiles(testSitePages())[MANIFEST_PATH];
  expect(JSON.parse(manifest)).toMatchObject({
    name: 'Larkfield',
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

test('the build ends, with the reason, when the pages can’t be listed', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no field'] });
  await expect(querySitePages({ graphql })).rejects.toThrow('no field');
});
