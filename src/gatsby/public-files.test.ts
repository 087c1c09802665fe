/** @jest-environment node */
import fs from 'node:fs/promises';
import path from 'node:path';
import { writePublicFiles } from './public-files';
import { querySiteData } from './site-data';
import { testSiteData } from './site-data.fixture';

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

test('posts in that file have the fields of the fragment for cards', async () => {
  const read = async (file: string) =>
    (await fs.readFile(file, 'utf8')).replace(/\s+/g, ' ');
  const card = await read('src/blog/listing/post-card.tsx');
  const [, fragments = ''] = card.split('fragment PostFields on Post {');
  const [fields = ''] = fragments.split('}');
  const [, picture = ''] = fragments.split(/\.\.\.PostFields|\} fragment/);
  expect(picture).toContain('gatsbyImageData');
  expect(await read('src/gatsby/public-files.ts')).toContain(
    `nodes {${fields}${picture.trim()}`,
  );
});

test('throws with the reason when a query fails', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no such field'] });
  await expect(querySiteData({ graphql })).rejects.toThrow('no such field');
});
