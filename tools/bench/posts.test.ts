/** @jest-environment node */
import fs from 'node:fs';
import { checkContent } from '../../src/content/check/check';
import type { Post } from '../../src/content/post';
import { DataCopy } from '../../src/content/test-support';

const { fillPosts } = jest.requireActual<{
  fillPosts: (
    dataDir: string,
    count: number,
    options?: { articleEvery?: number; sections?: number },
  ) => void;
}>('./posts.mjs');

const copies: DataCopy[] = [];

afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove();
});

/** The posts of a copy of the repository's data, filled up to a number, newest first. */
function filled(
  count: number,
  options?: Parameters<typeof fillPosts>[2],
): Post[] {
  const copy = new DataCopy();
  copies.push(copy);
  fillPosts(copy.folder, count, options);
  const result = checkContent(copy.folder);
  expect(result).toMatchObject({ ok: true });
  return result.ok
    ? result.content.Post.map(({ value }) => value).sort((a, b) =>
        b.date.localeCompare(a.date),
      )
    : [];
}

const own = fs.readdirSync('data/posts').length;

test('as many posts as asked for, all of them right, the project’s own the newest', () => {
  const posts = filled(150);
  expect(posts).toHaveLength(150);
  expect(posts.slice(0, own)).toEqual(filled(own));
  expect(new Set(posts.map(({ title }) => title)).size).toBe(150);
});

test('a few are articles, the others lead elsewhere', () => {
  const made = filled(own + 101).slice(own);
  expect(made.filter(({ body }) => body)).toHaveLength(2);
  expect(made.filter(({ link }) => link !== '')).toHaveLength(99);
});

test('all are articles, and long ones, where that is asked for', () => {
  const made = filled(own + 5, { articleEvery: 1, sections: 3 }).slice(own);
  expect(made.map(({ body }) => body?.length)).toEqual([7, 7, 7, 7, 7]);
});

test('they are the same every time, and the more hold the fewer', () => {
  const fewer = filled(40);
  expect(filled(40)).toEqual(fewer);
  expect(filled(80).slice(0, 40)).toEqual(fewer);
});

test('fewer than there are can’t be', () => {
  expect(() => filled(own - 1)).toThrow(`There are ${own} posts already`);
});
