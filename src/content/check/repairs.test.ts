/** @jest-environment node */
import { z } from 'zod';
import * as fields from '../fields';
import { icon } from '../icons';
import { post } from '../post';
import { nearMiss } from './closest';
import { repaired } from './repairs';

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  [' title ', 'title'],
  ['exerpt', 'excerpt'],
  ['excrept', 'excerpt'],
])('for "%s", "%s" was probably meant', (word, meant) => {
  expect(nearMiss(word, ['title', 'excerpt', 'body'])).toBe(meant);
});

test.each(['title', 'colour', '', 'x'])('"%s" is nothing near', (word) => {
  expect(nearMiss(word, ['title', 'excerpt', 'body'])).toBeUndefined();
});

test('of nothing, nothing is near', () => {
  expect(nearMiss('title', [])).toBeUndefined();
});

test.each<[string, z.ZodType, unknown, string | undefined]>([
  ['a British day', fields.isoDay, '27/01/2025', '"2025-01-27"'],
  ['a day without zeros', fields.isoDay, '2025-1-7', '"2025-01-07"'],
  ['a day with a time', fields.isoDay, '2025-01-27T10:00', '"2025-01-27"'],
  ['a day that is none', fields.isoDay, '31/02/2025', undefined],
  ['a price without its sign', fields.price, '2499', '"£2,499"'],
  ['a price as a number', fields.price, 2499, '"£2,499"'],
  ['a price with one digit of pence', fields.price, '£16.5', '"£16.50"'],
  ['a title as a slug', fields.slug, 'My Café’s Post', '"my-cafe-s-post"'],
  [
    'an address without https',
    fields.httpsUrl,
    'a.example',
    '"https://a.example"',
  ],
  [
    'an address with http',
    fields.httpsUrl,
    'http://a.example',
    '"https://a.example"',
  ],
  ['a path without its slash', fields.internalPath, 'faq', '"/faq"'],
  ['a link without its slash', fields.href, 'blog', '"/blog"'],
  ['a link without https', fields.href, 'a.example', '"https://a.example"'],
  ['an empty text', fields.text, '', undefined],
  ['a blank text', fields.slug, ' ', undefined],
  ['an icon, misspelt', icon, 'Calender', '"calendar"'],
  ['a number as text', z.int(), '7', '7'],
  ['a text as a number', fields.text, 7, '"7"'],
  ['yes', z.boolean(), 'yes', 'true'],
  ['a text where a list belongs', z.array(fields.text), 'a', '["a"]'],
  ['minutes', post.shape.readTime, '7 minutes', '"7 min read"'],
  ['minutes as a number', post.shape.readTime, 7, '"7 min read"'],
  ['a mailbox with a blank', fields.email, ' a@b.example', '"a@b.example"'],
  ['nonsense', fields.price, 'free', undefined],
  ['nothing', fields.price, undefined, undefined],
  ['an object', fields.price, {}, undefined],
  ['a very long text', fields.slug, 'A '.repeat(200), undefined],
])('%s', (_title, schema, value, suggestion) => {
  expect(repaired(schema, value)).toBe(suggestion);
});
