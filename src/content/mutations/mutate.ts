import { isObject, partAt } from '../loose';
import { oneOf, randomNumbers } from './random';

/** A change to a file such as people and tools make by mistake. */
export interface Mutation {
  /** The file that is wrong now, which may be a new one. */
  file: string;
  source: string;
  /** Where it was changed; none for the file as a whole. */
  path: PropertyKey[];
  /** Where that stood before, under another name. */
  from?: PropertyKey[];
  /** A text that was put in, which a page has to show as it is. */
  text?: string;
}

/** What mutations know of the file that they change. */
interface Original {
  file: string;
  source: string;
  value: unknown;
  random: () => number;
  number: number;
}

export const mutationKinds = [
  'drop',
  'rename',
  'retype',
  'empty',
  'duplicate',
  'truncate',
  'wrong reference',
  'script text',
] as const;

export type MutationKind = (typeof mutationKinds)[number];

/** Takes a file, a kind and a number; gives the mutation, always the same for the same number. */
export function mutated(
  file: string,
  source: string,
  kind: MutationKind,
  number: number,
): Mutation {
  const value: unknown = JSON.parse(source);
  const random = randomNumbers(number);
  return MUTATIONS[kind]({ file, source, value, random, number });
}

/** A place in a value: keys and indexes that lead there. */
type Place = PropertyKey[];

const MUTATIONS: Record<MutationKind, (original: Original) => Mutation> = {
  drop: (original) =>
    changed(original, inside(original.value), (holder, key) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
    }),
  rename: (original) => {
    const named = inside(original.value).filter(
      (place) => typeof place.at(-1) === 'string',
    );
    return changed(original, named, (holder, key) => {
      const name = oneOf(misspellings(String(key)), original.random) ?? '';
      const value: unknown = Reflect.get(holder, key);
      Reflect.deleteProperty(holder, key);
      // Unlike an assignment, this makes a field of "__proto__", too.
      Reflect.defineProperty(holder, name, { value, enumerable: true });
      return name;
    });
  },
  retype: (original) =>
    changed(original, inside(original.value), (holder, key) => {
      const values = [null, 7, -1.5, 'text', true, [], {}, [7], { a: 1 }];
      const type = typeof Reflect.get(holder, key);
      const others = values.filter((value) => typeof value !== type);
      Reflect.set(holder, key, oneOf(others, original.random));
    }),
  empty: (original) =>
    changed(original, inside(original.value), (holder, key) => {
      const value: unknown = Reflect.get(holder, key);
      const blank = oneOf(['', ' '], original.random);
      Reflect.set(
        holder,
        key,
        Array.isArray(value) ? [] : isObject(value) ? {} : blank,
      );
    }),
  duplicate: (original) => {
    const { file, source, value, random, number } = original;
    const choice = random();
    if (choice < 0.2)
      return {
        file: file.replace('.json', `-copy-${number}.json`),
        source,
        path: [],
      };
    if (choice < 0.4) return withTwoOf(original);
    const items = inside(value).filter((place) =>
      Number.isInteger(place.at(-1)),
    );
    return changed(original, items, (holder, key) => {
      if (Array.isArray(holder))
        holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
    });
  },
  truncate: ({ file, source, random }) => ({
    file,
    source: source.slice(0, Math.floor(random() * source.length)),
    path: [],
  }),
  'wrong reference': (original) => {
    const { value, number, random } = original;
    const references = inside(value).filter((place) =>
      isReference(value, place),
    );
    return changed(original, references, (holder, key) => {
      const dead = [
        `/no-such-page-${number}`,
        `/faq#no-such-question-${number}`,
        `no-such-slug-${number}`,
        `../images/no-such-picture-${number}.jpg`,
        'https://elsewhere.example/a',
        `{{site.no-such-text-${number}}}`,
      ];
      Reflect.set(holder, key, oneOf(dead, random));
    });
  },
  'script text': (original) => {
    const { value, number } = original;
    const texts = inside(value).filter(
      (place) => typeof partAt(value, ...place) === 'string',
    );
    const text = `<script>alert("${number}")</script></style></title> & 'it’s' <b>`;
    const mutation = changed(original, texts, (holder, key) => {
      Reflect.set(holder, key, text);
    });
    return { ...mutation, text };
  },
};

/** Changes one of some places in a copy of the value, which may get another name with it; where there is no such place, the file becomes `null`. */
function changed(
  { file, value, random }: Original,
  places: Place[],
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most changes keep the name and say nothing
  change: (holder: object, key: PropertyKey) => PropertyKey | void,
): Mutation {
  const path = oneOf(places, random);
  if (!path) return { file, source: 'null\n', path: [] };
  const copy: unknown = structuredClone(value);
  const holder = partAt(copy, ...path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined)
    throw new Error(`There is no place ${path.join('.')}`);
  const name = change(holder, key) ?? key;
  return {
    file,
    source: `${JSON.stringify(copy, null, 2)}\n`,
    path: [...path.slice(0, -1), name],
    from: path,
  };
}

/** Writes a field of the file a second time, which only its text can say. */
function withTwoOf({ file, source, value, random }: Original): Mutation {
  const name = oneOf(isObject(value) ? Object.keys(value) : [], random);
  if (name === undefined) return { file, source: `[${source}`, path: [] };
  const field = `${JSON.stringify(name)}: ${JSON.stringify(partAt(value, name))}`;
  return {
    file,
    source: source.replace('{', `{ ${field},`),
    path: [name],
  };
}

/** Every place inside a value. */
function inside(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: PropertyKey[] = Array.isArray(value)
    ? [...value.keys()]
    : Object.keys(value);
  return keys.flatMap((key) => [
    [...path, key],
    ...inside(partAt(value, key), [...path, key]),
  ]);
}

const REFERENCES: PropertyKey[] = [
  ...['href', 'link', 'slug', 'image', 'picture', 'socialImage', 'panel'],
  ...['category', 'products', 'templates', 'from', 'to'],
];

function isReference(value: unknown, place: Place): boolean {
  const name = place.findLast((key) => typeof key === 'string');
  return (
    name !== undefined &&
    REFERENCES.includes(name) &&
    typeof partAt(value, ...place) === 'string'
  );
}

function misspellings(name: string): string[] {
  const swapped = name.replace(/(.)(.)$/, '$2$1');
  return [
    `${name}s`,
    name.toUpperCase(),
    `${swapped}_`,
    '__proto__',
    'constructor',
  ];
}
