import type { KindName, ValueOf } from '../kinds';
import { kindNames } from '../kinds';

/** A file of data/ that has passed its schema; `file` is its path below data/. */
export interface Entry<Value> {
  file: string;
  value: Value;
}

/** All content by kind, each with its files in order of their names. */
export type Content = { [Name in KindName]: Entry<ValueOf<Name>>[] };

/** Content without a single file: the start for collecting it. */
export function emptyContent(): Content {
  // The keys come from the kinds themselves; TypeScript can't see that through fromEntries.
  return Object.fromEntries(
    kindNames.map((name) => [name, []]),
  ) as unknown as Content;
}
