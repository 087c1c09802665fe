/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '../check/read';
import { kinds, typeOfFile } from '../kinds';
import { isObject, partAt } from '../loose';
import { formConfig } from './config';
import type { FormField } from './fields';
import { formFields, wayTo } from './fields';
import { fromForm, toForm } from './values';
import { singularOf, wordsOf } from './words';

const DATA = path.resolve('data');
const files = listFiles(DATA).filter((file) => file.endsWith('.json'));
const shelf = { folder: 'images', fromFile: './images' };

const sourceOf = (file: string) =>
  fs.readFileSync(path.join(DATA, file), 'utf8');

const schemaOf = (file: string) => kinds[typeOfFile(file)].schema;

/** The forms that claim a file. */
function fieldsFor(file: string): FormField[][] {
  const forms = formConfig().collections.flatMap((collection): FormFile[] =>
    'files' in collection
      ? (collection.files as FormFile[])
      : [{ ...collection, file: `${collection.folder}/*.json` }],
  );
  const names = [`data/${file}`, `data/${path.posix.dirname(file)}/*.json`];
  return forms
    .filter((form) => names.includes(form.file))
    .map(({ fields }) => fields);
}

interface FormFile {
  file: string;
  fields: FormField[];
}

/** The places of a form's value that no field of the form shows. */
function unshown(value: unknown, fields: FormField[], at = ''): string[] {
  return Object.entries(value ?? {}).flatMap(([name, part]) => {
    const place = `${at}.${name}`;
    const field = fields.find((one) => one.name === name);
    return field ? unshownBy(part, field, place) : [place];
  });
}

function unshownBy(part: unknown, field: FormField, place: string): string[] {
  const types = field['types'] as FormField[] | undefined;
  const fields = field['fields'] as FormField[] | undefined;
  if (field.widget === 'object') return unshown(part, fields ?? [], place);
  if (field.widget !== 'list' || field['field'])
    return isObject(part) ? [place] : [];
  return (part as unknown[]).flatMap((item, index) => {
    const type = types?.find(({ name }) => name === partAt(item, 'kind'));
    const known = type
      ? [{ ...text, name: 'kind' }, ...(type['fields'] as FormField[])]
      : (fields ?? []);
    return unshown(item, known, `${place}[${index}]`);
  });
}

const text = { name: 'text', label: 'Text', widget: 'string' };

/** As a form hands a value over: the order of names is not kept. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    shuffled(part),
  ]);
  return Object.fromEntries(entries.reverse());
}

describe('every file of data/', () => {
  test.each(files)('%s stands in one form, with all of its fields', (file) => {
    const forms = fieldsFor(file);
    expect(forms).toHaveLength(1);
    const value = toForm(schemaOf(file), JSON.parse(sourceOf(file)));
    expect(unshown(value, forms[0] ?? [])).toEqual([]);
  });

  test.each(files)('%s comes back from its form byte for byte', (file) => {
    const schema = schemaOf(file);
    const form = shuffled(toForm(schema, JSON.parse(sourceOf(file))));
    expect(`${JSON.stringify(fromForm(schema, form), null, 2)}\n`).toBe(
      sourceOf(file),
    );
  });
});

describe('the fields of a form', () => {
  test('know every kind of field that the schemas have, by a widget of Decap’s', () => {
    const widgets = new Set<string>();
    JSON.stringify(formConfig(), (name, value: unknown) => {
      if (name === 'widget') widgets.add(String(value));
      return value;
    });
    expect([...widgets].sort()).toEqual([
      'boolean',
      'datetime',
      'hidden',
      'image',
      'list',
      'number',
      'object',
      'select',
      'string',
      'text',
    ]);
  });

  test('say what they are for, with an example', () => {
    const [post] = fieldsFor('posts/new.json');
    expect(post?.find(({ name }) => name === 'readTime')).toMatchObject({
      label: 'Read time',
      hint: expect.stringMatching(
        /^How long it takes to read.*For example: 6 min read$/,
      ) as string,
    });
  });

  test('refuse a kind of field that they can’t show', () => {
    const stranger = z.object({ map: z.record(z.string(), z.string()) });
    expect(() => formFields(stranger, shelf)).toThrow(
      'No form can show a field of the kind record',
    );
    const mixed = z.object({ one: z.union([z.string(), z.number()]) });
    expect(() => formFields(mixed, shelf)).toThrow('union');
  });

  test('need what may not be empty, and only that', () => {
    const fields = formFields(
      z.object({
        needed: z.string().min(1),
        empty: z.string(),
        none: z.array(z.string()),
        some: z.array(z.string()).min(1),
        absent: z.string().optional(),
      }),
      shelf,
    );
    const optional = fields
      .filter(({ required }) => required === false)
      .map(({ name }) => name);
    expect(optional).toEqual(['empty', 'none', 'absent']);
  });

  test('put pictures where the data looks for them', () => {
    const [post] = fieldsFor('posts/new.json');
    expect(post?.find(({ name }) => name === 'image')).toMatchObject({
      widget: 'image',
      media_folder: '/data/images/posts',
      public_folder: '../images/posts',
    });
    expect(wayTo('site.json', 'images')).toBe('./images');
  });
});

describe('what comes from a form', () => {
  const schema = z.strictObject({
    title: z.string(),
    note: z.string().optional(),
    picture: z.string().nullable(),
    draft: z.boolean().optional(),
    box: z.strictObject({ text: z.string() }).optional(),
    tags: z.array(z.string()).optional(),
  });

  test('leaves out what may be absent and was left empty', () => {
    const form = { title: 'A', note: '', picture: '', draft: false, tags: [] };
    expect(fromForm(schema, { ...form, box: [] })).toEqual({
      title: 'A',
      picture: null,
    });
  });

  test('holds an optional object that was added to its list', () => {
    expect(
      fromForm(schema, { title: 'A', draft: true, box: [{ text: 'B' }] }),
    ).toEqual({ title: 'A', picture: null, draft: true, box: { text: 'B' } });
  });

  test('keeps what no schema knows, for the checker to name', () => {
    expect(fromForm(schema, { title: 'A', stranger: 1 })).toEqual({
      title: 'A',
      picture: null,
      stranger: 1,
    });
  });
});

test('names become words', () => {
  expect(['readTime', 'ai-lead-gen', 'faq', 'seo'].map(wordsOf)).toEqual([
    'Read time',
    'AI lead gen',
    'FAQ',
    'SEO',
  ]);
});

test('an item of a list has a name, too', () => {
  expect(
    ['packages', 'categories', 'dishes', 'businessClasses'].map(singularOf),
  ).toEqual(['package', 'category', 'dish', 'business class']);
});
