/** @jest-environment node */
import type { z } from 'zod';
import * as fields from '../schemas/fields';
import { rows } from '../example-data.fixture';
import { closestMatch, suggestedValue } from './suggestions';

test.each(
  rows(`
    titel   | title
     Title  | title
    excrept | excerpt
    colour
    x
  `),
)('the closest match of "%s" is "%s"', (word = '', meant) => {
  expect(closestMatch(word, ['title', 'excerpt', 'body'])).toBe(meant);
});

const schemas: Record<string, z.ZodType> = fields;

test.each(
  rows(`
    isoDay       | "2025-1-7"         | "2025-01-07"
    isoDay       | "31/02/2025"
    price        | "2499"             | "£2,499"
    price        | 2499               | "£2,499"
    price        | "£16.5"            | "£16.50"
    price        | "free"
    price        | {}
    slug         | "My Café’s Post"   | "my-cafe-s-post"
    slug         | " "
    email        | " a@b.example"     | "a@b.example"
    colourFamily | "Sky"              | "sky"
  `),
)('%s: suggests for %s %s', (name = '', value = '', meant) => {
  const schema = schemas[name] ?? fields.text;
  expect(suggestedValue(schema, JSON.parse(value))).toBe(meant);
});
