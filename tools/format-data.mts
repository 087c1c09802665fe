// Part of npm run format: writes data/ as the desk does, so that a commit shows only what was changed there. With --check,
// part of npm test, it writes nothing and fails where the desk would.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fieldsOfKind } from '../src/desk/desk-fields';
import { DATA_DIR } from '../src/gatsby/sync/content-copy';
import { readSources } from '../src/content/check/files';
import { kindOfFile } from '../src/content/kinds';
import { formatContent } from '../src/desk/format-content';
import { fail } from './lib/run';

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

for (const { file, bytes } of readSources(DATA_DIR)) {
  const kind = kindOfFile(file);
  if (!kind) continue;
  const text = formatContent(JSON.parse(bytes.toString()), fieldsOfKind(kind));
  if (!check) fs.writeFileSync(path.join(DATA_DIR, file), text);
  else if (text !== bytes.toString())
    fail(`data/${file} is not as the desk writes it: run “npm run format”.`);
}
