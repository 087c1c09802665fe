/** @jest-environment node */
import fs from 'node:fs/promises';
import type { Reporter } from 'gatsby';
import { writePostIndex } from './post-index';

jest.spyOn(fs, 'mkdir').mockResolvedValue(undefined);
const writeFile = jest.spyOn(fs, 'writeFile').mockResolvedValue();
const panicOnBuild = jest.fn();

beforeEach(() => jest.clearAllMocks());

const write = (answer: unknown) =>
  writePostIndex({
    graphql: jest.fn().mockResolvedValue(answer),
    reporter: { panicOnBuild } as unknown as Reporter,
  });

test('the index holds all posts in their order', async () => {
  const nodes = [{ slug: 'newest' }, { slug: 'oldest' }];
  await write({ data: { allPost: { nodes } } });
  expect(writeFile.mock.calls).toEqual([
    ['public/blog/posts.json', JSON.stringify(nodes)],
  ]);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test('the build ends, with the reason, when the posts can’t be listed', async () => {
  await write({ errors: ['no such field'] });
  expect(panicOnBuild).toHaveBeenCalledWith(
    'The posts could not be listed: ["no such field"]',
  );
  expect(writeFile).not.toHaveBeenCalled();
});
