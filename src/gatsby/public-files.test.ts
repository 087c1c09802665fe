/** @jest-environment node */
import fs from 'node:fs/promises';
import path from 'node:path';
import { llmsText, writePublicFiles } from './public-files';
import { querySiteData } from './site-data';
import { pageMetadata, testSiteData } from './site-data.fixture';

const ORIGIN = 'https://www.example.com';

test('llms.txt lists all pages by kind, each with its own description', async () => {
  const text = llmsText(await testSiteData());
  const head = '# Larkfield\n\n> All about Home.\n\n## Pages\n\n- [Home](';
  expect(text.startsWith(head)).toBe(true);
  expect(text.match(/(?<=^## ).*|(?<=\]\().*?(?=\))/gm)).toEqual([
    ...['Pages', `${ORIGIN}/`, `${ORIGIN}/about`],
    ...['Products', `${ORIGIN}/crm`],
    ...['Website templates', `${ORIGIN}/websites/shop`],
    ...['Articles', `${ORIGIN}/blog/ten`],
    ...['Legal texts', `${ORIGIN}/privacy`],
  ]);
  expect(text).toContain(`- [Ten](${ORIGIN}/blog/ten): All about Ten.\n`);
});

test('llms.txt shows what looks like Markdown or HTML literally, in one line', async () => {
  const data = await testSiteData({
    __typename: 'FaqPage',
    ...pageMetadata('/faq', 'A [b](c)\n# d', { description: '</script> *e*' }),
  });
  expect(llmsText(data)).toContain(
    `- [A \\[b\\](c) \\# d](${ORIGIN}/faq): \\</script\\> \\*e\\*\n`,
  );
});

test('writes all posts, in their order, to the file that the listing fetches', async () => {
  jest.spyOn(fs, 'mkdir').mockResolvedValue(undefined);
  const writeFile = jest.spyOn(fs, 'writeFile').mockResolvedValue();
  const nodes = [{ slug: 'newest' }, { slug: 'oldest' }];
  const graphql = jest.fn().mockResolvedValue({ data: { allPost: { nodes } } });
  await writePublicFiles({ graphql }, await testSiteData());
  expect(writeFile).toHaveBeenCalledWith(
    path.resolve('public/blog/posts.json'),
    JSON.stringify(nodes),
  );
});

test('throws with the reason when a query fails', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no such field'] });
  await expect(querySiteData({ graphql })).rejects.toThrow('no such field');
});
