/** @jest-environment node */
import { readSources } from '../src/content/check/files';
import { kindOfFile } from '../src/content/kinds';
import { fieldsOfKind } from './desk-fields';
import { contentOfForm, formatContent } from './format-content';

const post = (value: object) =>
  JSON.parse(formatContent(value, fieldsOfKind('Post'))) as object;

test('fields are in the order of the schema, in blocks of every kind', () => {
  const body = [
    { title: 'Check', kind: 'callout', text: 'Twice.' },
    { text: 'Said.', kind: 'quote', source: 'A reader' },
  ];
  const written = post({ body, title: 'A', id: 1 });
  expect(Object.keys(written)).toEqual(
    expect.arrayContaining(['id', 'title', 'body']),
  );
  expect(JSON.stringify(written)).toContain(
    '"body":[{"kind":"callout","title":"Check","text":"Twice."},{"kind":"quote","text":"Said.","source":"A reader"}]',
  );
  expect(JSON.stringify(written)).toMatch(/"id":1,.*"title":"A",.*"body":/);
});

test('items of a list are texts in the file and objects in forms, which may have items below them', () => {
  const file = {
    body: [
      { kind: 'list', items: ['Calls', { text: 'Jobs', items: ['Won'] }] },
    ],
  };
  const forms = contentOfForm(JSON.stringify(file), fieldsOfKind('Post'));
  expect(forms).toMatchObject({
    body: [
      {
        kind: 'list',
        items: [
          { text: 'Calls', items: [] },
          { text: 'Jobs', items: ['Won'] },
        ],
      },
    ],
  });
  expect(post(forms as object)).toMatchObject(file);
  const emptied = { text: 'Calls', items: [] };
  const body = [{ kind: 'list', items: [emptied] }];
  expect(post({ body })).toMatchObject({
    body: [{ kind: 'list', items: ['Calls'] }],
  });
});

test('a form holds empty values for all that a file leaves out, which are left out again', () => {
  for (const source of readSources('data')) {
    const kind = kindOfFile(source.file);
    if (!kind) continue;
    const fields = fieldsOfKind(kind);
    const text = source.bytes.toString();
    const form = contentOfForm(text, fields);
    expect(formatContent(form, fields)).toBe(
      formatContent(JSON.parse(text), fields),
    );
    expect(contentOfForm(JSON.stringify(form), fields)).toEqual(form);
  }
  const file = JSON.stringify({ title: 'A', body: [] });
  expect(contentOfForm(file, fieldsOfKind('Post'))).toMatchObject({
    ...{ title: 'A', draft: false, authorRole: '', promo: null, body: [] },
  });
});

test('empty optional fields are omitted, empty required ones are kept', () => {
  const empty = { authorRole: null, draft: false, promo: {}, body: [] };
  const written = post({ ...empty, link: null });
  expect(written).toMatchObject({ link: '' });
  for (const name of Object.keys(empty))
    expect(written).not.toHaveProperty(name);
});

test('a required false and empty cells of a table are kept', () => {
  const tiers = fieldsOfKind('WebsitePackages');
  const packages = [{ name: 'Starter', highlighted: false }];
  expect(formatContent({ packages }, tiers)).toContain('"highlighted": false');
  const rows = [{ cells: ['', '£40', ''] }];
  const table = { kind: 'table', title: 'A', columns: ['B'], rows };
  expect(post({ body: [table] })).toMatchObject({ body: [{ rows }] });
});
