// Makes JSON Schemas of the zod schemas in src/content, with which VS Code completes and explains the fields of data/,
// and names them in its settings. npm run setup runs it; git ignores what it writes.
import fs from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { jsonSchemaOf } from '../src/content/converters/json-schema';
import { kindNames, kinds } from '../src/content/kinds';

const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

const CHECKER =
  'Rules over several fields and files (references, links, pictures, lengths) are not among what the editor knows: `npm run check:content` checks them.';

fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });
const schemas = kindNames.map((name) => {
  const { glob } = kinds[name];
  const file = `${FOLDER}/${glob.replace('/*', '').replace('/', '-')}`;
  const description = `data/${glob}. ${CHECKER}`;
  const schema = { ...jsonSchemaOf(name), description };
  fs.writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  return { fileMatch: [`/data/${glob}`], url: `./${file}` };
});

// Keeps a contributor's own settings and their comments.
const settings = fs.existsSync(SETTINGS)
  ? fs.readFileSync(SETTINGS, 'utf8')
  : '{}';
const edits = modify(settings, ['json.schemas'], schemas, {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
});
fs.writeFileSync(SETTINGS, applyEdits(settings, edits));
