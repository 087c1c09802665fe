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
  expect(graphql.mock.lastCall).toEqual([
    expect.stringMatching(/fragment PostFields .*fragment PostCardFields /s),
  ]);
  expect(writeFile).toHaveBeenCalledWith(
    path.resolve('public/blog/posts.json'),
    JSON.stringify(nodes),
  );
});

test('throws with the reason when a query fails', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no such field'] });
  await expect(querySiteData({ graphql })).rejects.toThrow('no such field');
});
