import type { KindName, ValueOf } from '../kinds';
import { kindNames } from '../kinds';
import type { TextAt } from './json-values';
import { stringsOf } from './json-values';

/** A file that has passed its schema; `file` is its path below data/. */
export interface Entry<Value> {
  file: string;
  value: Value;
}

/** All content by kind, each with its files in order of their names. */
export type Content = { [Name in KindName]: Entry<ValueOf<Name>>[] };

/** A text of data/ and where it is. */
export interface Text extends TextAt {
  file: string;
  kind: KindName;
}

export function textsOf(content: Content): Text[] {
  return kindNames.flatMap((kind) =>
    content[kind].flatMap(({ file, value }) =>
      stringsOf(value).map((text) => ({ file, kind, ...text })),
    ),
  );
}
