import crypto from 'node:crypto';
import fs from 'node:fs';
import { step } from './run.mjs';

/** Names the lockfile that node_modules was installed from. */
const STAMP = 'node_modules/.installed-from';

/** Installs the packages of package-lock.json, unless node_modules already holds just these. */
export async function installDependencies() {
  const lock = crypto
    .createHash('sha256')
    .update(fs.readFileSync('package-lock.json'))
    .digest('hex');
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lock) return;
  await step(
    'Installing packages (this needs a network the first time)',
    'npm',
    ['ci', '--no-audit', '--no-fund'],
  );
  fs.writeFileSync(STAMP, lock);
}
