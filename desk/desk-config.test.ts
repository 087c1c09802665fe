import type { Field } from '@sveltia/cms';
import { kindNames, kinds } from '../src/content/kinds';
import { deskConfig } from './desk-config';
import { fieldOf, fieldsOfKind } from './desk-fields';

const config = deskConfig({ name: 'larkfield/website' });
const named = (fields: Field[], name: string) =>
  fields.find((field) => field.name === name);

test('there is a form for every kind, by its path', () => {
  const paths = (config.collections ?? []).flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ file }) => file)
      : 'folder' in collection
        ? `${collection.folder}/*.json`
        : [],
  );
  expect(paths.toSorted()).toEqual(
    kindNames.map((name) => `data/${kinds[name].glob}`).toSorted(),
  );
});

test('changes are pull requests, and the sign-in service is optional', () => {
  expect(config.publish_mode).toBe('editorial_workflow');
  const signIn = 'https://auth.larkfield.example';
  expect(deskConfig({ name: 'a/b', signIn }).backend).toMatchObject({
    repo: 'a/b',
    base_url: signIn,
    auth_methods: ['oauth', 'token'],
  });
  // GitHub's button would ask another company's service.
  expect(config.backend).toMatchObject({ auth_methods: ['token'] });
});

test.each([
  ['title', { widget: 'string', required: true, label: 'Title' }],
  ['excerpt', { widget: 'text' }],
  ['authorRole', { required: false, label: 'Author role' }],
  ['id', { widget: 'number', value_type: 'int' }],
  ['date', { widget: 'datetime', time_format: false }],
  ['category', { widget: 'relation', value_field: 'categories.*' }],
  ['image', { widget: 'image', choose_url: false }],
  ['link', { required: false, default: '' }],
  ['draft', { widget: 'boolean', required: false }],
  ['keywords', { widget: 'list', min: 1 }],
  ['body', { widget: 'list', typeKey: 'kind', required: false }],
])('the form of an article knows its %s', (name, expected) => {
  expect(named(fieldsOfKind('Post'), name)).toMatchObject(expected);
});

test('hints escape the marks that texts may hold, which Markdown would swallow', () => {
  const description = '**Strong** [links](/faq) <b>';
  expect(fieldOf('words', { description, enum: [] }, true)).toMatchObject({
    hint: String.raw`\*\*Strong\*\* \[links\](/faq) \<b>`,
  });
});

test('patterns and their messages are those of the schemas', () => {
  const [slug] = fieldsOfKind('Product');
  expect(slug).toMatchObject({
    pattern: [
      expect.stringMatching(/^\/.*\/u$/) as string,
      expect.any(String) as string,
    ],
  });
});

test('lists that are a whole file are one field', () => {
  expect(fieldsOfKind('Redirect')).toMatchObject([
    { widget: 'list', root: true },
  ]);
});

test('a construct without a form is refused, with its name', () => {
  expect(() => fieldOf('when', { type: 'null' }, true)).toThrow(/when/);
});
