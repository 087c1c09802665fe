// Makes a fresh clone ready: ends the program unless Node is as new as package.json asks, installs the packages that the
// lockfile fixes, and makes the schemas that VS Code uses for data/. Neither this file nor what is imported before it may
// need a package.
import crypto from 'node:crypto';
import fs from 'node:fs';
import { fail, run, step } from './lib/run.mjs';

/** Names the lockfile that node_modules was installed from. */
const STAMP = 'node_modules/.installed-from';

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const wanted = engines.node.replace('>=', '');
const current = process.versions.node;
if (wanted.localeCompare(current, 'en', { numeric: true }) > 0)
  fail(
    `This needs Node ${wanted} or newer, and this is Node ${current}: install a newer one from nodejs.org.`,
  );

const lock = crypto
  .createHash('sha256')
  .update(fs.readFileSync('package-lock.json'))
  .digest('hex');
if (!fs.existsSync(STAMP) || fs.readFileSync(STAMP, 'utf8') !== lock) {
  await step(
    'Installing packages (this needs a network the first time)',
    'npm',
    ['ci', '--no-audit', '--no-fund'],
  );
  fs.writeFileSync(STAMP, lock);
}

if ((await run('node', ['--import', 'tsx', 'tools/schemas.ts'])) !== 0)
  fail('The schemas for VS Code could not be made; the reason is above.');
