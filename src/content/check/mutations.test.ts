/** @jest-environment node */
import fc from 'fast-check';
import { ExampleData } from '../content.fixture';
import { valueAt } from '../json-values';
import { kinds } from '../kinds';
import { checkFiles, checkTogether } from './check';
import { readSources, type Source } from './files';
import { imageIndex } from './pictures';

// Makes random mistakes in the example site, the same in every run. The checker must describe them and never
// throw.

/** A change of a field's value, or of the file's text at an offset. Without a new value the field is removed. */
interface Mutation {
  file: string;
  path: PropertyKey[];
  value?: unknown;
  offset?: number;
  sign?: string;
}

const data = new ExampleData();
afterAll(() => data.remove());

const sources = readSources(data.folder);
const images = imageIndex(data.folder);
const sizes = new Map(images.names.map((name) => [name, images.sizeOf(name)]));
const pictures = { ...images, sizeOf: (name: string) => sizes.get(name) };

/** The files that placeholders name. */
const NAMED: string[] = [
  kinds.SiteSettings.glob,
  kinds.Plans.glob,
  kinds.WebsitePackages.glob,
  kinds.Tiers.glob,
];
const named = sources.filter(({ file }) => NAMED.includes(file));

const files = checkFiles(sources);

const ODD_VALUES = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[undefined, null, true, 0, -1.5, 2, 1e99, '', ' ', [], {}, [7]],
    ...['2025-02-30', '£1', 'text', 'crm', '/nowhere', '/faq#nowhere', '/faq'],
    ...['../images/none.jpg', '{{site.none}}', '{{site.name}}', '[a](b)'],
    ...['https://a.example', '</script>', { kind: 'list' }],
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A new name for the field, in half of the cases. */
const ODD_NAMES = fc.option(fc.constantFrom('', 'titel', '__proto__', 'kind'), {
  nil: undefined,
  freq: 1,
});

const SIGNS = [',', '{', ']', '"', ':', "'", '\\', '\n'];

const filled = sources.filter(({ bytes }) => bytes.includes(':'));

const mutations: fc.Arbitrary<Mutation> = fc
  .constantFrom(...filled)
  .chain(({ file, bytes }) => {
    const paths = pathsIn(JSON.parse(bytes.toString()));
    const ofFields = fc
      .tuple(fc.constantFrom(...paths), ODD_NAMES, ODD_VALUES)
      .map(([path, name = path.at(-1) ?? '', value]) => ({
        file,
        path: [...path.slice(0, -1), name],
        value,
      }));
    const ofText = fc
      .tuple(fc.nat(bytes.length), fc.constantFrom(...SIGNS))
      .map(([offset, sign]) => ({ file, path: [], offset, sign }));
    return fc.oneof(
      { weight: 5, arbitrary: ofFields },
      { weight: 1, arbitrary: ofText },
    );
  });

function mutated({ file, path, value, offset, sign }: Mutation): Source {
  const bytes = sources.find((source) => source.file === file)?.bytes ?? '';
  const text = bytes.toString();
  // A line break means the end of the file.
  if (offset !== undefined && sign !== undefined) {
    const rest = sign === '\n' ? '' : sign + text.slice(offset);
    return { file, bytes: Buffer.from(text.slice(0, offset) + rest) };
  }
  const root: unknown = JSON.parse(text);
  // Unlike an assignment, this can also create a field named "__proto__".
  Object.defineProperty(valueAt(root, path.slice(0, -1)), path.at(-1) ?? '', {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return { file, bytes: Buffer.from(JSON.stringify(root)) };
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [[...path, key], ...pathsIn(part, [...path, key])];
  });
}

/** Whether one path is at, above or below another. */
const touches = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.slice(0, other.length).every((key, index) => key === other[index]);

test('describes any mistake, says where it is, and never throws', () => {
  fc.assert(
    fc.property(mutations, (mutation) => {
      const others = named.filter(({ file }) => file !== mutation.file);
      const [changed] = checkFiles([...others, mutated(mutation)]).slice(-1);
      if (!changed) throw new Error('The changed file was not checked');
      const rest = files.filter(({ file }) => file !== mutation.file);
      const all = [...rest, changed];
      const { ok, issues } = checkTogether(all, pictures);
      for (const { file, message, line, column } of issues) {
        expect(message).not.toMatch(/undefined|\[object|Error\b/);
        const text = all.find((one) => `data/${one.file}` === file)?.text ?? '';
        const lines = text.split(/\r\n|\r|\n/);
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(column - 1).toBeLessThanOrEqual(lines[line - 1]?.length ?? -1);
      }
      if (changed.issues.length === 0) return;
      expect(ok).toBe(false);
      // Rules over several fields may report one that has not changed; a value of a wrong type is reported where it is.
      if (typeof mutation.value !== 'object' || !mutation.value) return;
      const paths = changed.issues.map(({ path }) => path);
      expect(paths.some((path) => touches(path, mutation.path))).toBe(true);
    }),
    { seed: 2025, numRuns: 300 },
  );
});
