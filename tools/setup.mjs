// Makes a fresh clone ready: ends the program unless Node is as new as package.json asks, installs the packages that the
// lockfile fixes, and makes the schemas that VS Code uses for data/. Neither this file nor what is imported before it may
// need a package.
import fs from 'node:fs';
import { fail, run, step } from './lib/run.mjs';

/** A copy of the lockfile from which node_modules was installed. */
const STAMP = 'node_modules/.installed-from';

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const wanted = engines.node.replace('>=', '');
const current = process.versions.node;
if (wanted.localeCompare(current, 'en', { numeric: true }) > 0)
  fail(
    `This needs Node ${wanted} or newer, and this is Node ${current}: install a newer one from nodejs.org.`,
  );

const lock = fs.readFileSync('package-lock.json', 'utf8');
if (!fs.existsSync(STAMP) || fs.readFileSync(STAMP, 'utf8') !== lock) {
  step('Installing packages (needs a network the first time)', 'npm', ['ci']);
  fs.writeFileSync(STAMP, lock);
}

if (run('node', ['--import', 'tsx', 'tools/schemas.ts']) !== 0)
  fail('The schemas for VS Code could not be made; the reason is above.');
