import fs from 'node:fs';
import path from 'node:path';
import { picture } from '../fields';
import { kindNames } from '../kinds';
import type { Content } from './content';
import type { Problem } from './problem';
import { fieldPath, shown } from './problem';
import { stringsOf } from './strings';

/** Names every picture that is not below data/. The letter case counts: it does on the hosts we deploy to. */
export function pictureProblems(content: Content, dataDir: string): Problem[] {
  const entries = kindNames.flatMap<{ file: string; value: unknown }>(
    (name) => content[name],
  );
  return entries.flatMap(({ file, value }) =>
    stringsOf(value)
      .filter((text) => picture.safeParse(text.value).success)
      .filter((text) => !isPictureThere(dataDir, file, text.value))
      .map((text) => ({
        file: `data/${file}`,
        field: fieldPath(text.path),
        expected: 'the path of a picture below data/, relative to this file',
        found: `${shown(text.value)}, which is not there`,
      })),
  );
}

function isPictureThere(
  dataDir: string,
  file: string,
  reference: string,
): boolean {
  const target = path.join(dataDir, path.dirname(file), reference);
  const isInside = !path.relative(dataDir, target).startsWith('..');
  const folder = path.dirname(target);
  return (
    isInside &&
    fs.existsSync(folder) &&
    fs.readdirSync(folder).includes(path.basename(target))
  );
}
