import { type KindName, type ValueOf, kindNames } from '../kinds';
import { fieldPath } from './issue';
import { type StringWithPath, stringsWithPaths } from './json-values';

/** A file that has passed its schema; `file` is its path below data/. */
interface Entry<Value> {
  file: string;
  value: Value;
}

/** All content by kind, each with its files in order of their names. */
export type Content = { [Name in KindName]: Entry<ValueOf<Name>>[] };

/** A string of data/ and where it is. */
export interface LocatedString extends StringWithPath {
  file: string;
  kind: KindName;
  /** Its kind and field, such as "HomePage products.products[]"; "seo.title" and so on in any kind. */
  name: string;
}

export type Texts = readonly LocatedString[];
export type TextsByFile = ReadonlyMap<string, Texts>;

export function locatedStringsOf(content: Content): Texts {
  return kindNames.flatMap((kind) =>
    content[kind].flatMap(({ file, value }) =>
      stringsWithPaths(value).map((text) => {
        const place = fieldPath(text.path).replace(/\d+(?=\])/g, '');
        const name = place.startsWith('seo.') ? place : `${kind} ${place}`;
        return { file, kind, name, ...text };
      }),
    ),
  );
}
