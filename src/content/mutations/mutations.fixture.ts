import fc from 'fast-check';
import type { Source } from '../check/read';
import { valueAt } from '../check/strings';

/** A file after a change such as people and tools make by mistake. */
export interface Mutation extends Source {
  /** Where it was changed; none for the file as a whole. */
  path: PropertyKey[];
  /** How fast-check prints it: with the changed part alone. */
  [fc.toStringMethod]: () => string;
}

/** Random changes to one of some files. */
export function mutations(sources: readonly Source[]): fc.Arbitrary<Mutation> {
  return fc
    .record({ source: fc.constantFrom(...sources), place: fc.nat() })
    .chain(({ source, place }) =>
      fc.oneof(
        { weight: 5, arbitrary: ofPlace(source, place) },
        { weight: 1, arbitrary: ofBytes(source) },
      ),
    );
}

/** Values that stand for many others, links to nowhere among them. */
const ODD_VALUES = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[null, true, 0, -1.5, 2, 1e99, '', ' ', [], {}, [7], { kind: 'list' }],
    ...['2025-02-30', '£1', 'text', 'crm', '/nowhere', '/faq#nowhere', '/faq'],
    ...['../images/none.jpg', '{{site.none}}', '{{site.name}}', '[a](b)'],
    ...['https://a.example', '</script><script>alert(1)</script>'],
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

const ODD_NAMES = fc.constantFrom(
  ...['', 'titel', 'Title', '__proto__', 'constructor', 'kind', 'draft', '0'],
);

type Change = (holder: object, key: PropertyKey) => void;

const drop: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

const repeat: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
  else put(holder, `${String(key)}s`, valueAt(holder, [key]));
};

const moveToEnd: Change = (holder, key) => {
  const value = valueAt(holder, [key]);
  drop(holder, key);
  put(holder, Array.isArray(holder) ? holder.length : key, value);
};

/** Unlike an assignment, this makes a field of "__proto__", too. */
function put(holder: object, key: PropertyKey, value: unknown): void {
  Reflect.defineProperty(holder, key, {
    ...{ value, enumerable: true, configurable: true, writable: true },
  });
}

/** Changes one place inside a file's value. */
function ofPlace(source: Source, place: number): fc.Arbitrary<Mutation> {
  const value: unknown = JSON.parse(source.bytes.toString());
  const places = placesIn(value);
  const path = places[place % places.length] ?? [];
  const changed = (change: Change, to = path): Mutation => {
    const copy: unknown = structuredClone(value);
    const holder = valueAt(copy, path.slice(0, -1));
    // A file without anything in it becomes `null`.
    if (typeof holder === 'object' && holder !== null && path.length > 0)
      change(holder, path.at(-1) ?? '');
    const text = JSON.stringify(path.length > 0 ? copy : null, null, 2);
    return mutation(source.file, Buffer.from(text), to);
  };
  const around = path.slice(0, -1);
  return fc.oneof(
    fc.constantFrom(changed(drop)),
    fc.constantFrom(changed(repeat, around), changed(moveToEnd, around)),
    ODD_VALUES.map((odd) =>
      changed((holder, key) => {
        put(holder, key, odd);
      }),
    ),
    fc.tuple(ODD_NAMES, ODD_VALUES).map(([name, odd]) =>
      changed((holder) => {
        put(holder, Array.isArray(holder) ? holder.length : name, odd);
      }, around),
    ),
  );
}

/** Breaks a file off, writes bytes into it, or puts a copy of it beside it. */
function ofBytes({ file, bytes }: Source): fc.Arbitrary<Mutation> {
  const offset = fc.nat({ max: bytes.length });
  const inserted = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 3 }),
    fc
      .constantFrom(',', '{', '}', '[', ']', '"', ':', "'", '\\', '\n')
      .map((sign) => Buffer.from(sign)),
  );
  return fc.oneof(
    offset.map((end) => mutation(file, bytes.subarray(0, end))),
    fc
      .tuple(offset, inserted)
      .map(([at, extra]) =>
        mutation(
          file,
          Buffer.concat([bytes.subarray(0, at), extra, bytes.subarray(at)]),
        ),
      ),
    fc.constant(mutation(file.replace('.json', '-copy.json'), bytes)),
  );
}

function mutation(
  file: string,
  bytes: Buffer,
  path: PropertyKey[] = [],
): Mutation {
  const print = () => {
    const text = bytes.toString();
    const part =
      path.length > 0 && JSON.stringify(valueAt(JSON.parse(text), path));
    return `${file} ${path.join('.')}: ${part || text.slice(-200)}`;
  };
  return { file, bytes, path, [fc.toStringMethod]: print };
}

function placesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: PropertyKey[] = Array.isArray(value)
    ? [...value.keys()]
    : Object.keys(value);
  return keys.flatMap((key) => [
    [...path, key],
    ...placesIn(valueAt(value, [key]), [...path, key]),
  ]);
}
