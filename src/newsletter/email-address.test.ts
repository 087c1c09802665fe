/** @jest-environment node */
import { isEmailAddress } from './email-address';

test.each([
  'ann@example.com',
  'ann.o-neil+news@mail.example.co.uk',
  '  ann@example.com  ',
  'ann@bücher.example',
])('"%s" has the form of an address', (typed) => {
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  '',
  ' ',
  'ann',
  'ann@',
  'ann@example',
  'ann@example.',
  'ann@.com',
  'a@b..com',
  'a@b.com.',
  '@example.com',
  'ann@home@example.com',
  'ann smith@example.com',
  'ann@exam ple.com',
])('"%s" has not', (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});
