import type { KindName, ValueOf } from '../kinds';
import { kindNames } from '../kinds';
import type { PlacedString } from './strings';
import { stringsOf } from './strings';

/** A file of data/ that has passed its schema; `file` is its path below data/. */
export interface Entry<Value> {
  file: string;
  value: Value;
}

/** All content by kind, each with its files in order of their names. */
export type Content = { [Name in KindName]: Entry<ValueOf<Name>>[] };

/** A text of data/, the file it stands in and where. */
export interface Text extends PlacedString {
  file: string;
  kind: KindName;
}

/** Every text of all files. */
export function textsOf(content: Content): Text[] {
  return kindNames.flatMap((kind) =>
    content[kind].flatMap(({ file, value }) =>
      stringsOf(value).map((text) => ({ file, kind, ...text })),
    ),
  );
}
