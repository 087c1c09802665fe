/** @jest-environment node */
import { blocksOf, sketchFor } from './page-sketches';

test('a gallery of pages with nothing special about them shows five views in turn', () => {
  const sketches = Array.from({ length: 6 }, (_, index) =>
    sketchFor('Information page', index),
  );
  expect(new Set(sketches.slice(0, 5)).size).toBe(5);
  expect(sketches[5]).toBe(sketches[0]);
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
