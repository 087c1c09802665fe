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

const errorsOf = (kind = '', fields = '') =>
  schemaErrors(articleBlock, { kind, ...(JSON.parse(fields) as object) });

test.each(
  rows(`
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "£1,200"}, {"sign": "times", "label": "b", "value": "45%"}, {"sign": "equals", "label": "c", "value": "£540"}, {"sign": "divided by", "label": "d", "value": "7"}], "result": {"value": "77.1", "label": "e"}}
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "25"}, {"sign": "divided by", "label": "b", "value": "4"}], "result": {"value": "About 6 months", "label": "c"}}
    table   | {"title": "A title", "columns": ["a", "b"], "rows": [{"cells": ["c", ""]}]}
  `),
)('accepts a %s with %s', (kind, fields) => {
  expect(errorsOf(kind, fields)).toEqual([]);
});

test.each(
  rows(`
    picture | {"image": "../images/a.jpg"} | alt: what the picture shows, or “decorative” instead
    picture | {"image": "../images/a.jpg", "alt": "A", "decorative": true} | alt: what the picture shows, or “decorative” instead
    list    | {"items": [3]} | items[0]: a text, or an object with a text and items of its own
    list    | {"items": ["a", {"text": "b"}]} | items[1].items: a list
    list    | {"items": [{"text": "a", "items": [""]}]} | items[0].items[0]: text that is not empty
    video   | {"title": "a", "address": "https://video.example/1"} | address: the address of a video on YouTube or Vimeo, such as "https://www.youtube.com/watch?v=abcdefghijk"
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "6"}, {"sign": "times", "label": "b", "value": "2"}], "result": {"value": "£13", "label": "c"}} | result.value: what the lines come to, 12
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "25"}, {"sign": "divided by", "label": "b", "value": "4"}], "result": {"value": "About 7 months", "label": "c"}} | result.value: what the lines come to, 6.25
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "6"}, {"sign": "equals", "label": "b", "value": "7"}], "result": {"value": "6", "label": "c"}} | lines[1].value: what the lines come to, 6
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "60%"}, {"sign": "equals", "label": "b", "value": "61%"}], "result": {"value": "60%", "label": "c"}} | lines[1].value: what the lines come to, 0.6
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "6"}, {"label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[1].sign: a sign in each line but the first
    sum     | {"title": "A title", "lines": [{"label": "a", "value": "six"}, {"sign": "plus", "label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[0].value: a figure such as "6", "2.5", "£11,520" or "45%"
    table   | {"title": "A title", "columns": ["a", "b"], "rows": [{"cells": ["c", "d", "e"]}]} | rows[0].cells: as many cells as there are columns, 2
  `),
)('refuses a %s with %s', (kind, fields, expected) => {
  expect(errorsOf(kind, fields)).toEqual([expected]);
});

test('refuses a subheading above the first heading', () => {
  const subheading = { kind: 'subheading', text: 'a' };
  const heading = { kind: 'heading', text: 'b' };
  const errorsIn = (...body: object[]) =>
    schemaErrors(post.shape.body.unwrap(), body);
  expect(errorsIn(heading, subheading)).toEqual([]);
  expect(errorsIn(subheading, heading)).toEqual([
    '[0]: a heading or a step before the first subheading',
  ]);
});
