// Part of npm run format: writes data/ as the desk does, so that a commit shows only what was changed there. A file with a
// mistake is left as it is, since a misspelt field has no place in that order; it is named, and the exit code is 1. With
// --check, part of npm test, it writes nothing and fails where the desk would.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fieldsOfKind } from '../desk/desk-fields';
import { formatContent } from '../desk/format-content';
import { checkContent } from '../src/content/check/check';
import { readSources } from '../src/content/check/files';
import { parseSource } from '../src/content/check/parse';
import { issuesText } from '../src/content/check/report';
import { kindOfFile } from '../src/content/kinds';
import { fail } from './lib/run';

const DATA_DIR = path.resolve('data');

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

const { issues } = checkContent(DATA_DIR);
const mistakes = issues.filter(({ severity }) => severity === 'error');
const wrong = new Set(mistakes.map(({ file }) => file));
if (mistakes.length > 0) console.error(issuesText(mistakes));

for (const source of readSources(DATA_DIR)) {
  const { file, bytes } = source;
  const kind = kindOfFile(file);
  if (!kind || wrong.has(`data/${file}`)) continue;
  const { value } = parseSource(source);
  const text = formatContent(value, fieldsOfKind(kind));
  if (text === bytes.toString()) continue;
  if (check)
    fail(`data/${file} is not as the desk writes it: run “npm run format”.`);
  fs.writeFileSync(path.join(DATA_DIR, file), text);
}
if (mistakes.length > 0)
  fail('Files of data/ with a mistake are left as they are: see above.');
