import { inventedContactsIn } from './invented-contacts';

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
  '00000107',
  'GB\u00A0000\u00A00000\u00A042',
])('finds what is invented in %p, with its line', (value) => {
  const [found, ...others] = inventedContactsIn(`{\n  "value": "${value}"\n}`);
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
  'GDC 000004',
])('accepts %p', (value) => {
  expect(inventedContactsIn(value)).toEqual([]);
});

test('finds each of several', () => {
  expect(inventedContactsIn('a.example\nb.example or c.example')).toEqual([
    '1 · a.example',
    '2 · b.example',
    '2 · c.example',
  ]);
});
