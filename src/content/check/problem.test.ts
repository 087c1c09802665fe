/** @jest-environment node */
import { z } from 'zod';
import { fieldPath, problemLine, problemsOf, shown } from './problem';

describe('problemLine', () => {
  test('gives file · field path · expected · found', () => {
    const line = problemLine({
      file: 'data/posts/a.json',
      field: 'body[2].text',
      expected: 'text',
      found: '7',
    });
    expect(line).toBe('data/posts/a.json · body[2].text · text · 7');
  });

  test('says so when the whole file is meant', () => {
    const line = problemLine({
      file: 'data/faq.json',
      field: '',
      expected: 'valid JSON',
      found: 'an empty file',
    });
    expect(line).toBe(
      'data/faq.json · (whole file) · valid JSON · an empty file',
    );
  });
});

describe('fieldPath', () => {
  test.each([
    [[], ''],
    [['title'], 'title'],
    [['card', 'link'], 'card.link'],
    [['body', 2, 'items', 0], 'body[2].items[0]'],
    [[0, 'from'], '[0].from'],
    [['a', 1, 2], 'a[1][2]'],
  ])('%j is "%s"', (path, text) => {
    expect(fieldPath(path)).toBe(text);
  });
});

describe('shown', () => {
  test.each([
    [undefined, 'nothing'],
    [null, 'null'],
    ['', '""'],
    ['a "b"', '"a \\"b\\""'],
    [7, '7'],
    [['a', 1], '["a",1]'],
    [{ a: {} }, '{"a":{}}'],
  ])('%j is %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  test('a value of 60 characters stands whole, a longer one is cut there', () => {
    expect(shown('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`);
    expect(shown('a'.repeat(59))).toBe(`"${'a'.repeat(59)}…`);
  });
});

describe('problemsOf', () => {
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
      ? problemsOf('data/a.json', error).map(
          (problem) =>
            `${problem.field}: ${problem.expected}, not ${problem.found}`,
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
      'text: text, not 7',
      'count: a whole number, not 1.5',
      'share: a number, not "a"',
      'flag: true or false, not "yes"',
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

  test('names the file', () => {
    const { error } = z.string().safeParse(7);
    expect(error && problemsOf('data/a.json', error)[0]?.file).toBe(
      'data/a.json',
    );
  });
});
