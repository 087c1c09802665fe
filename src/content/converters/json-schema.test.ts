/** @jest-environment node */
import { kindNames } from '../kinds';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

interface Field {
  path: string;
  schema: JsonSchema;
}

function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const options = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const here = `${path}.${name}`;
      return [{ path: here, schema: field }, ...fieldsOf(field, here)];
    }),
    ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : []),
    ...options.flatMap((option, index) => fieldsOf(option, `${path}|${index}`)),
  ];
}

const fields = kindNames.flatMap((name) => fieldsOf(jsonSchemaOf(name), name));

test('every field has a description, in a sentence', () => {
  const without = fields.filter(
    ({ schema }) => !/^.{6,}[.!?]$/u.test(schema.description ?? ''),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('every field has an example', () => {
  const without = fields.filter(({ schema }) => !schema.examples?.length);
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('VS Code shows the description and example of a field', () => {
  const title = jsonSchemaOf('Post').properties?.['title'];
  expect(title?.markdownDescription).toBe(
    'The headline. With at most 60 characters search engines show all of it.\n\nFor example: `"Five quiet hours a week"`',
  );
});

test('every picture has a field for its alternative text', () => {
  const paths = fields.map(({ path }) => path);
  const without = fields
    .filter(({ schema }) => /\.(?:jpg|png)$/.test(String(schema.examples?.[0])))
    .filter(({ path }) =>
      [`${path}Alt`, path.replace(/[^.]+$/, 'alt')].every(
        (alt) => !paths.includes(alt),
      ),
    )
    .filter(({ path }) => !/themedPicture\.(?:light|dark)$/.test(path));
  expect(without).toEqual([]);
});

test('patterns allow placeholders', () => {
  const { link } =
    jsonSchemaOf('HubPage').properties?.['tools']?.properties?.['items']?.items
      ?.properties ?? {};
  const pattern = new RegExp(link?.pattern ?? '');
  expect(pattern.test('{{site.application}}/campaigns')).toBe(true);
  expect(pattern.test('https://a.example')).toBe(true);
  expect(pattern.test('http://a.example')).toBe(false);
});

test('patterns have a message of our own', () => {
  const { slug, title } = jsonSchemaOf('Post').properties ?? {};
  expect(slug?.patternErrorMessage).toMatch(
    /^lower-case words joined by hyphens, at most 100 letters/,
  );
  expect(title?.patternErrorMessage).toBe('text that is not empty');
});
