/** @jest-environment node */
import { everyBlock } from '../../blog/article/blocks.fixture';
import { schemaErrors } from '../content.fixture';
import { rows } from '../test-folder.fixture';
import { articleBlock } from './blocks';
import { post } from './post';

test('accepts every form of every block', () => {
  const kinds = articleBlock.options.map(({ shape }) => shape.kind.value);
  const blocks = everyBlock('../images/posts/desk.jpg');
  expect([...new Set(blocks.map(({ kind }) => kind))].toSorted()).toEqual(
    kinds.toSorted(),
  );
  for (const block of blocks)
    expect(schemaErrors(articleBlock, block)).toEqual([]);
});

test.each(
  rows(`
    picture | {"image": "../images/a.jpg"} | alt: what the picture shows, or “decorative” instead
    picture | {"image": "../images/a.jpg", "alt": "A", "decorative": true} | alt: what the picture shows, or “decorative” instead
    list    | {"items": [3]} | items[0]: a text, or an object with a text and items of its own
    list    | {"items": ["a", {"text": "b"}]} | items[1].items: a list
    list    | {"items": [{"text": "a", "items": [""]}]} | items[0].items[0]: text that is not empty
    video   | {"title": "a", "address": "https://video.example/1"} | address: the address of a video on YouTube or Vimeo, such as "https://www.youtube.com/watch?v=abcdefghijk"
  `),
)('refuses a %s with %s', (kind, fields = '', expected) => {
  const block = { kind, ...(JSON.parse(fields) as object) };
  expect(schemaErrors(articleBlock, block)).toEqual([expected]);
});

test('refuses a subheading above the first heading', () => {
  const subheading = { kind: 'subheading', text: 'a' };
  const heading = { kind: 'heading', text: 'b' };
  const errorsOf = (...body: object[]) =>
    schemaErrors(post.shape.body.unwrap(), body);
  expect(errorsOf(heading, subheading)).toEqual([]);
  expect(errorsOf(subheading, heading)).toEqual([
    '[0]: a heading or a step before the first subheading',
  ]);
});
