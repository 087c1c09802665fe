import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies the project's sources to a temporary folder and links its packages; the caller removes the folder. */
export function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-copy-'));
  const ignored = fs.readFileSync('.gitignore', 'utf8').split(/\/?\n/);
  for (const name of fs.readdirSync('.'))
    if (name !== '.git' && !ignored.includes(name))
      fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
