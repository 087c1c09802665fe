// Makes JSON Schemas of the zod schemas in src/content, with which VS Code completes and explains the fields of data/,
// and names them in its settings. tools/setup.mjs runs it; git ignores what it writes.
import fs from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import {
  SCHEMA_DIR,
  schemaFiles,
  schemaSettings,
} from '../src/content/converters/json-schema';

const SETTINGS = '.vscode/settings.json';

fs.rmSync(SCHEMA_DIR, { recursive: true, force: true });
fs.mkdirSync(SCHEMA_DIR, { recursive: true });
for (const [name, source] of schemaFiles())
  fs.writeFileSync(path.join(SCHEMA_DIR, name), source);

// A contributor’s own settings, and comments on them, stay.
const settings = fs.existsSync(SETTINGS)
  ? fs.readFileSync(SETTINGS, 'utf8')
  : '{}';
const edits = modify(settings, ['json.schemas'], schemaSettings(), {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
});
fs.writeFileSync(SETTINGS, applyEdits(settings, edits));
