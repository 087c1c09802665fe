/** @jest-environment node */
import { wireframeFor } from './wireframes';

test.each([
  ['Home page on a phone, with large buttons', 0, 'phone'],
  ['Appointments page with a short form', 1, 'form'],
  ['Checkout page with address and payment', 2, 'form'],
  ['Information page', 0, 'home'],
  ['Information page', 2, 'detail'],
  ['Information page', 7, 'detail'],
])('“%s” at position %d gets the wireframe %s', (imageAlt, index, name) => {
  expect(wireframeFor(imageAlt, index)).toBe(name);
});
