import { isEmailAddress } from './email';

test.each([
  ['ann@example.com', true],
  ['ann.o-neil+news@mail.example.co.uk', true],
  ['  ann@example.com  ', true],
  ['ann@bücher.example', true],
  ['', false],
  ['ann', false],
  ['ann@', false],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@.com', false],
  ['a@b..com', false],
  ['@example.com', false],
  ['ann@home@example.com', false],
  ['ann smith@example.com', false],
  ['ann@exam ple.com', false],
])('whether "%s" has the form of an address: %s', (typed, isAddress) => {
  expect(isEmailAddress(typed)).toBe(isAddress);
});
