import fs from 'node:fs';
import path from 'node:path';
import { checkSources } from '../../src/content/check/check';
import { pictureShelf } from '../../src/content/check/picture-shelf';
import { pictureSize } from '../../src/content/check/picture-size';
import type { Problem } from '../../src/content/check/problem';
import { readSources } from '../../src/content/check/read';

/** What a save would change: paths below data/ with what they would hold, undefined for a file that would go. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** Takes a data folder; gives its mistakes. Warnings hold no save back. */
export function mistakesOf(dataDir: string): Problem[] {
  return mistakesAfter(dataDir, new Map());
}

/**
 * Takes a data folder and changes that have not been made; gives the mistakes that would be new: whoever mends one of
 * two broken files must be able to save it.
 */
export function newMistakes(dataDir: string, changes: Changes): Problem[] {
  const known = new Set(mistakesOf(dataDir).map(keyOf));
  return mistakesAfter(dataDir, changes).filter(
    (problem) => !known.has(keyOf(problem)),
  );
}

/** Makes the changes. A file is written beside its place first, so that no reader meets half of it. */
export function makeChanges(dataDir: string, changes: Changes): void {
  for (const [file, bytes] of changes) {
    const place = path.join(dataDir, file);
    if (bytes === undefined) {
      fs.rmSync(place, { force: true });
      continue;
    }
    fs.mkdirSync(path.dirname(place), { recursive: true });
    const unfinished = path.join(
      path.dirname(place),
      `.${path.basename(place)}.part`,
    );
    fs.writeFileSync(unfinished, bytes);
    fs.renameSync(unfinished, place);
  }
}

function mistakesAfter(dataDir: string, changes: Changes): Problem[] {
  const shelf = pictureShelf(dataDir);
  const isJson = (file: string) => file.endsWith('.json');
  const stays = (file: string) => !changes.has(file);
  const added = [...changes].flatMap(([file, bytes]) =>
    bytes ? [{ file, bytes }] : [],
  );
  const { problems } = checkSources(
    [
      ...readSources(dataDir).filter(({ file }) => stays(file)),
      ...added.filter(({ file }) => isJson(file)),
    ],
    {
      names: [
        ...shelf.names.filter(stays),
        ...added.map(({ file }) => file).filter((file) => !isJson(file)),
      ],
      sizeOf: (name) => {
        const bytes = changes.get(name);
        return bytes ? pictureSize(bytes) : shelf.sizeOf(name);
      },
    },
  );
  return problems.filter(({ severity }) => severity === 'error');
}

function keyOf({ file, path: field, message }: Problem): string {
  return JSON.stringify([file, field, message]);
}
