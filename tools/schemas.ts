// npm run schemas — makes JSON Schemas of the zod schemas in src/content, with which VS Code completes and explains the
// fields of data/. They are committed; a test fails when they are out of date.
import fs from 'node:fs';
import path from 'node:path';
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

const settings = fs.existsSync(SETTINGS)
  ? (JSON.parse(fs.readFileSync(SETTINGS, 'utf8')) as object)
  : {};
const renewed = { ...settings, 'json.schemas': schemaSettings() };
fs.writeFileSync(SETTINGS, `${JSON.stringify(renewed, null, 2)}\n`);
console.log(`${schemaFiles().size} schemas are in ${SCHEMA_DIR}/.`);
