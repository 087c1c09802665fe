/** @jest-environment node */
import { anchorOf, uniqueAnchorOf } from './anchor';

test.each([
  ['What is Larkfield?', 'what-is-larkfield'],
  ['Features & Functionality', 'features-functionality'],
  ['“Crème brûlée”', 'creme-brulee'],
  ['日本', 'section'],
  ['', 'section'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('no page has an id twice', () => {
  const taken = new Set(['main', 'why-2']);
  expect(
    ['Main', 'Why?', 'Why!', 'why', '？', '！'].map((heading) =>
      uniqueAnchorOf(heading, taken),
    ),
  ).toEqual(['main-2', 'why', 'why-3', 'why-4', 'section', 'section-2']);
});
