// Makes a fresh clone ready: ends the program unless Node is as new as package.json asks, and installs the packages that
// the lockfile fixes. It runs before there are packages, so it can neither be TypeScript nor import any.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** A copy of the lockfile from which node_modules was installed. */
const STAMP = 'node_modules/.installed-from';

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const wanted = engines.node.replace('>=', '');
const current = process.versions.node;
if (wanted.localeCompare(current, 'en', { numeric: true }) > 0) {
  console.error(
    `\n✖ This needs Node ${wanted} or newer, and this is Node ${current}: install a newer one from nodejs.org.`,
  );
  process.exit(1);
}

const lock = fs.readFileSync('package-lock.json', 'utf8');
if (!fs.existsSync(STAMP) || fs.readFileSync(STAMP, 'utf8') !== lock) {
  console.log('\n▸ Installing packages (needs a network the first time)');
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('\n✖ Installing packages failed; the reason is above.');
    process.exit(1);
  }
  fs.writeFileSync(STAMP, lock);
}
