// Makes `npm run edit` ready: the forms' packages have a lock of their own, because nothing else needs them.
import crypto from 'node:crypto';
import fs from 'node:fs';
import { fail } from '../lib/fail.mjs';
import { run } from '../lib/run.mjs';

const FOLDER = 'tools/editor';
const STAMP = `${FOLDER}/node_modules/.installed-from`;

const lock = crypto
  .createHash('sha256')
  .update(fs.readFileSync(`${FOLDER}/package-lock.json`))
  .digest('hex');
if (!fs.existsSync(STAMP) || fs.readFileSync(STAMP, 'utf8') !== lock) {
  console.log(
    '\n▸ Installing the form editor into tools/editor (the first time only: about 390 MB, a few minutes)',
  );
  const code = await run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {},
    FOLDER,
  );
  if (code !== 0)
    fail(
      'The form editor could not be installed: it needs a network the first time. Files in data/ can be edited without it.',
    );
  fs.writeFileSync(STAMP, lock);
}
