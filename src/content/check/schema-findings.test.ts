/** @jest-environment node */
import { z } from 'zod';
import { articleBlock } from '../blocks';
import { fieldPath } from './problem';
import { schemaFindings } from './schema-findings';

describe('schemaFindings', () => {
  const schema = z.strictObject({
    text: z.string(),
    count: z.int(),
    share: z.number(),
    flag: z.boolean(),
    list: z.array(z.string()),
    group: z.strictObject({ choice: z.enum(['one', 'two']) }),
  });

  const found = (value: unknown) => {
    const { error } = schema.safeParse(value, { reportInput: true });
    return error
      ? schemaFindings({ file: 'a.json', schema, value }, error).map(
          ({ path, expected, found, suggestion = '' }) =>
            `${fieldPath(path)}: ${expected}, not ${found}${suggestion && `; ${suggestion}?`}`,
        )
      : [];
  };

  test('says in plain words what was expected and what stands there', () => {
    expect(
      found({
        text: 7,
        count: 1.5,
        share: 'a',
        flag: 'yes',
        list: {},
        group: { choice: 'three' },
      }),
    ).toEqual([
      'text: text, not 7; "7"?',
      'count: a whole number, not 1.5',
      'share: a number, not "a"',
      'flag: true or false, not "yes"; true?',
      'list: a list, not {}',
      'group.choice: one of "one", "two", not "three"',
    ]);
  });

  test('says what is missing', () => {
    expect(
      found({ text: 'a', count: 1, share: 1, flag: true, list: [null] }),
    ).toEqual(['list[0]: text, not null', 'group: an object, not nothing']);
  });

  test('names each unknown field', () => {
    expect(
      found({
        ...{ text: 'a', count: 1, share: 1, flag: true, list: [] },
        group: { choice: 'one', choise: 'two', extra: 1 },
      }),
    ).toEqual([
      'group.choise: no field of this name, not an unknown field "choise"',
      'group.extra: no field of this name, not an unknown field "extra"',
    ]);
  });

  test('a misspelt name is one mistake, not a missing field as well', () => {
    expect(
      found({ text: 'a', cuont: 1, share: 1, flag: true, list: [], group: {} }),
    ).toEqual([
      'group.choice: one of "one", "two", not nothing',
      'cuont: no field of this name, not an unknown field "cuont"; "count"?',
    ]);
  });

  test('the second of two names for one field is only wrong', () => {
    expect(
      found({
        ...{ text: 'a', count: 1, Count: 1, share: 1, flag: true, list: [] },
        group: { choice: 'one' },
      }),
    ).toEqual(['Count: no field of this name, not an unknown field "Count"']);
  });
});

describe('blocks of several kinds', () => {
  const found = (block: unknown) => {
    const { error } = articleBlock.safeParse(block, { reportInput: true });
    return error
      ? schemaFindings({ file: '', schema: articleBlock, value: block }, error)
      : [];
  };

  test('the kind is chosen from those there are', () => {
    expect(found({ kind: 'pargraph', text: 'a' })).toMatchObject([
      {
        path: ['kind'],
        expected:
          'a known kind (heading, paragraph, list, step, quote, callout)',
        found: '"pargraph"',
        suggestion: '"paragraph"',
      },
    ]);
    expect(found({ text: 'a' })).toMatchObject([{ found: 'nothing' }]);
    expect(found({ kidn: 'paragraph', text: 'a' })).toMatchObject([
      { path: ['kidn'], suggestion: '"kind"', at: 'name' },
    ]);
  });

  test('the names of fields are those of the kind', () => {
    expect(found({ kind: 'list', itmes: ['a'] })).toMatchObject([
      { path: ['itmes'], suggestion: '"items"' },
    ]);
    expect(found({ kind: 'paragraph', text: 'a', itmes: ['a'] })).toMatchObject(
      [{ path: ['itmes'], suggestion: undefined }],
    );
  });
});
