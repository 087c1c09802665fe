/** @jest-environment node */
import fc from 'fast-check';
import type { Source } from '../files';
import { readSources } from '../files';
import { kinds } from '../kinds';
import { checkFiles, checkTogether } from './check';
import type { LocatedIssue } from './issue';
import { valueAt } from './json-values';
import { imageIndex } from './pictures';

// Random mistakes in the repository's data, the same in every run: those that make a file invalid are
// reported at the changed place.

/** A file after a change, and where it was changed; nowhere for the file as a whole. */
interface Mutation extends Source {
  path: PropertyKey[];
}

const sources = readSources('data');
const images = imageIndex('data');
const sizes = new Map(images.names.map((name) => [name, images.sizeOf(name)]));
const pictures = { ...images, sizeOf: (name: string) => sizes.get(name) };

const SITE = kinds.SiteSettings.place;
const site = sources.filter(({ file }) => file === SITE);
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

/** Other names for a field, half of the time. */
const ODD_NAMES = fc.option(
  fc.constantFrom('', 'titel', 'Title', '__proto__', 'constructor', 'kind'),
  { nil: undefined, freq: 1 },
);

const SIGNS = [',', '{', ']', '"', ':', "'", '\\', '\n'];

const filled = sources.filter(({ bytes }) => bytes.includes(':'));

const mutations = fc.constantFrom(...filled).chain((source) => {
  const paths = pathsIn(JSON.parse(source.bytes.toString()));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...paths), ODD_NAMES, ODD_VALUES)
        .map(([path, name = path.at(-1) ?? '', value]) =>
          withValue(source, [...path.slice(0, -1), name], value),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(source.bytes.length), fc.constantFrom(...SIGNS))
        .map(([at, sign]) => broken(source, at, sign)),
    },
  );
});

/** Sets a field, or removes it if the value is undefined. */
function withValue(
  { file, bytes }: Source,
  path: PropertyKey[],
  value: unknown,
) {
  const root: unknown = JSON.parse(bytes.toString());
  const parent = valueAt(root, path.slice(0, -1));
  // Unlike an assignment, this also makes a field of "__proto__".
  Object.defineProperty(parent, path.at(-1) ?? '', {
    ...{ value, enumerable: true, configurable: true, writable: true },
  });
  return { file, path, bytes: Buffer.from(JSON.stringify(root)) };
}

/** Puts a sign into the text, or cuts it off there. */
function broken({ file, bytes }: Source, at: number, sign: string): Mutation {
  const rest = sign === '\n' ? [] : [Buffer.from(sign), bytes.subarray(at)];
  const changed = Buffer.concat([bytes.subarray(0, at), ...rest]);
  return { file, path: [], bytes: changed };
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [[...path, key], ...pathsIn(part, [...path, key])];
  });
}

/** Rules between fields, which report another field than the one that was changed. */
const BETWEEN_FIELDS =
  /^(?:as many texts|a day that is not before|the body of the article|"" because|text that says what|steps numbered)/;

/** Whether an issue is at the changed place, in it or around it. */
function isNear(issue: LocatedIssue, { file, path }: Mutation): boolean {
  if (issue.file !== `data/${file}`) return false;
  if (path.length === 0 || BETWEEN_FIELDS.test(issue.expected)) return true;
  const named = issue.path.match(/[^.[\]]+/g) ?? [];
  const shared = Math.min(named.length, path.length);
  return named.slice(0, shared).join() === path.slice(0, shared).join();
}

test('reports mistakes where they are', () => {
  const seen = { invalid: 0, valid: 0 };
  fc.assert(
    fc.property(mutations, (mutation) => {
      const others = mutation.file === SITE ? [] : site;
      const changed = checkFiles([...others, mutation]).slice(-1);
      const rest = files.filter(({ file }) => file !== mutation.file);
      const { ok, issues } = checkTogether([...rest, ...changed], pictures);
      for (const { message, line, column } of issues) {
        expect(message).not.toMatch(/undefined|\[object|Error\b/);
        expect(Math.min(line, column)).toBeGreaterThan(0);
      }
      if (ok) seen.valid++;
      if (changed.every((file) => file.issues.length === 0)) return;
      seen.invalid++;
      expect(ok).toBe(false);
      expect(issues.some((issue) => isNear(issue, mutation))).toBe(true);
    }),
    { seed: 2025, numRuns: 500 },
  );
  // If all of them were refused, or none, this would prove little.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
