/** @jest-environment node */
import fc from 'fast-check';
import { ExampleData } from '../content.fixture';
import { stringsWithPaths, valueAt } from '../json-values';
import { kinds } from '../kinds';
import { checkFiles, checkTogether } from './check';
import { readSources } from './files';
import { imageIndex } from './pictures';

// Makes random mistakes in the example site, the same in every run. The checker must describe them and never throw.

const data = new ExampleData();
afterAll(() => data.remove());

const sources = readSources(data.folder);
const images = imageIndex(data.folder);
const sizes = new Map(images.names.map((name) => [name, images.sizeOf(name)]));
const pictures = { ...images, sizeOf: (name: string) => sizes.get(name) };
const files = checkFiles(sources);

/** The files that placeholders name. */
const { SiteSettings, Plans, WebsitePackages, Tiers } = kinds;
const NAMED: string[] = [SiteSettings, Plans, WebsitePackages, Tiers].map(
  ({ glob }) => glob,
);

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

/** A text of a file, or an object or a list around it, and its new value; without one the field is removed. */
const mutations = fc
  .constantFrom(...sources.filter(({ bytes }) => bytes.includes(':')))
  .chain(({ file, bytes }) => {
    const root: unknown = JSON.parse(bytes.toString());
    const paths = stringsWithPaths(root).flatMap(({ path }) =>
      path.map((_key, index) => path.slice(0, index + 1)),
    );
    return fc.record({
      file: fc.constant(file),
      root: fc.constant(root),
      path: fc.constantFrom(...paths),
      value: ODD_VALUES,
    });
  });

/** Whether one path is at, above or below another. */
const touches = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.slice(0, other.length).every((key, index) => key === other[index]);

test('describes any mistake, says where it is, and never throws', () => {
  fc.assert(
    fc.property(mutations, ({ file, root, path, value }) => {
      const mutated = structuredClone(root);
      const parent = valueAt(mutated, path.slice(0, -1)) as object;
      Reflect.set(parent, path.at(-1) ?? '', value);
      const bytes = Buffer.from(JSON.stringify(mutated));
      const [changed, ...others] = checkFiles([
        { file, bytes },
        ...sources.filter(
          (one) => one.file !== file && NAMED.includes(one.file),
        ),
      ]);
      if (!changed) throw new Error('The changed file was not checked');
      const named = others.map((one) => one.file);
      const rest = files.filter(
        (one) => one.file !== file && !named.includes(one.file),
      );
      const all = [...rest, ...others, changed];
      const { ok, issues } = checkTogether(all, pictures);
      for (const { file: name, message, line, column } of issues) {
        expect(message).not.toMatch(/undefined|\[object|Error\b/);
        const text = all.find((one) => `data/${one.file}` === name)?.text ?? '';
        const { length } = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
        expect(column).toBeGreaterThan(0);
        expect(column - 1).toBeLessThanOrEqual(length);
      }
      if (changed.issues.length === 0) return;
      expect(ok).toBe(false);
      // Rules over several fields may report one that has not changed; a value of a wrong type is reported where it is.
      if (typeof value !== 'object' || !value) return;
      const found = changed.issues.map((one) => one.path);
      expect(found.some((one) => touches(one, path))).toBe(true);
    }),
    { seed: 2025, numRuns: 100 },
  );
});
