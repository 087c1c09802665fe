/** @jest-environment node */
import { product } from './product';
import { complaints, repositoryContent } from './test-support';

const [entry] = repositoryContent().Product;
const value = entry?.value;

test.each([
  ['title', ' ', 'text that is not empty'],
  ['icon', 'unicorn', 'one of "award", '],
  ['colour', 'sky-600', 'one of "ink", '],
  ['link', 'https://a.example', 'a path on this site that starts with /'],
  ['status', 'New', 'one of "Active", "Premium"'],
  ['outcome', 'Words', 'no field of this name'],
])('card.%s: %j is refused', (field, wrong, expected) => {
  const card = { ...value?.card, [field]: wrong };
  const found = complaints(product, { ...value, card });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`card.${field}: ${expected}`);
});

test.each([
  ['stats', [], 'at least one figure'],
  ['slug', 'A Product', 'lower-case words joined by hyphens'],
  ['panel', undefined, 'an object'],
])('%s: %j is refused', (field, wrong, expected) => {
  expect(complaints(product, { ...value, [field]: wrong })).toEqual([
    `${field}: ${expected}`,
  ]);
});
