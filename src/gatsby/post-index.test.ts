/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePostIndex } from './post-index';

const nodes = [{ slug: 'newest' }, { slug: 'oldest' }];

function setUp(answer: unknown) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'post-index-'));
  const panicOnBuild = jest.fn();
  const graphql = () => Promise.resolve(answer);
  const write = () =>
    writePostIndex(
      { graphql, reporter: { panicOnBuild } } as unknown as CreatePagesArgs,
      directory,
    );
  return { file: path.join(directory, 'blog/posts.json'), panicOnBuild, write };
}

describe('writePostIndex', () => {
  test('writes all posts in their order, and anew on the next build', async () => {
    const answer = { data: { allPost: { nodes } } };
    const { file, write } = setUp(answer);
    await write();
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(nodes);
    answer.data.allPost.nodes = [];
    await write();
    expect(fs.readFileSync(file, 'utf8')).toBe('[]');
  });

  test('ends the build, with the reason, when the posts can’t be listed', async () => {
    const { file, panicOnBuild, write } = setUp({ errors: ['no such field'] });
    await write();
    expect(panicOnBuild).toHaveBeenCalledWith(
      'The posts could not be listed: ["no such field"]',
    );
    expect(fs.existsSync(file)).toBe(false);
  });
});
