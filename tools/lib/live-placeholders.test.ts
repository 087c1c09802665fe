import { placeholdersIn } from './live-placeholders';

test.each([
  'hello@larkfield.example',
  'www.larkfield.example',
  '020 7946 0142',
  '+442079460142',
  '0161 496 0000',
  '01632 960123',
  '07700 900214',
  '00000042',
  'GB 000 0000 42',
])('finds the placeholder in %p, with its line', (value) => {
  const [found, ...others] = placeholdersIn(`{\n  "value": "${value}"\n}`);
  expect(value).toContain(found?.replace('2 · ', ''));
  expect(found).toMatch(/^2 · \S/);
  expect(others).toEqual([]);
});

test.each([
  'hello@larkfield.co.uk',
  '020 7946 1142',
  '+44 161 497 0000',
  'for example',
  '12345678',
])('accepts %p', (value) => {
  expect(placeholdersIn(value)).toEqual([]);
});

test('finds each of several', () => {
  expect(placeholdersIn('a.example\nb.example or c.example')).toEqual([
    '1 · a.example',
    '2 · b.example',
    '2 · c.example',
  ]);
});
