/** @jest-environment node */
import { repositoryContent } from '../content/test-support';
import { blocksOf, sketchFor } from './page-sketches';

const galleries = repositoryContent()
  .WebsiteTemplate.filter(({ value }) => !value.restaurant)
  .map(({ value }) => value.gallery);

test('a gallery shows six views, no two of them alike', () => {
  for (const gallery of galleries) {
    const sketches = gallery.map(({ imageAlt }, index) =>
      sketchFor(imageAlt, index),
    );
    expect(new Set(sketches).size).toBe(6);
  }
});

test.each([
  ['Home page on a phone, with large buttons', 0, 'phone'],
  ['Appointments page with a short form', 1, 'form'],
  ['Checkout page with address and payment', 2, 'form'],
  ['Information page', 0, 'home'],
  ['Information page', 7, 'detail'],
])('for “%s” at %d it takes %s', (imageAlt, index, sketch) => {
  expect(sketchFor(imageAlt, index)).toBe(sketch);
});

test('blocks stay on their page', () => {
  for (const [sketch, width] of [
    ['home', 280],
    ['cards', 280],
    ['detail', 280],
    ['rows', 280],
    ['columns', 280],
    ['form', 280],
    ['phone', 100],
  ] as const)
    for (const [, x, y, blockWidth, height] of blocksOf(sketch)) {
      expect(x + blockWidth).toBeLessThanOrEqual(width);
      expect(y + height).toBeLessThanOrEqual(212);
    }
});
