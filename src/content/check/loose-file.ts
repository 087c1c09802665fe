import path from 'node:path';
import type { KindName } from '../kinds';
import { partAt, textAt } from '../loose';
import type { PictureShelf } from './picture-shelf';
import type { PlacedString } from './strings';
import { stringsOf } from './strings';

/**
 * A file that is JSON, placeholders filled in, whether or not its fields are right: rules across files look at all of
 * them, so that an editor hears of every mistake at once.
 */
export interface LooseFile {
  /** The file's path below data/. */
  file: string;
  kind: KindName;
  value: unknown;
}

/** What rules across files are given. */
export interface Loose {
  files: readonly LooseFile[];
  /**
   * Files with mistakes of their own, those that can't be read or are missing among them: what they will say once they
   * are mended is not known, so no other file is told that it is missing.
   */
  unsure: readonly string[];
  pictures: PictureShelf;
}

/** Every text of a file. Several rules ask for it, so it is looked for once. */
export function textsOf({ value }: LooseFile): readonly PlacedString[] {
  if (typeof value !== 'object' || value === null) return stringsOf(value);
  const known = textsOfValues.get(value) ?? stringsOf(value);
  textsOfValues.set(value, known);
  return known;
}

const textsOfValues = new WeakMap<object, PlacedString[]>();

/** The slugs that unsure files have or may get: that of their text and that of their name. */
export function unsureSlugs({ files, unsure }: Loose): string[] {
  const names = new Set(unsure);
  const isDraft = ({ value }: LooseFile) => partAt(value, 'draft') === true;
  const known = files.filter(({ file }) => names.has(file));
  const drafts = new Set(known.filter(isDraft).map(({ file }) => file));
  return [
    ...unsure
      .filter((file) => !drafts.has(file))
      .map((file) => path.basename(file, '.json')),
    ...known
      .filter(({ file }) => !drafts.has(file))
      .flatMap(({ value }) => textAt(value, 'slug') ?? []),
  ];
}

/** The files of a kind. */
export function filesOf({ files }: Loose, kind: KindName): LooseFile[] {
  return files.filter((file) => file.kind === kind);
}
