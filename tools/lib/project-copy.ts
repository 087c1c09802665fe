import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies the project's sources to a temporary folder and links its packages; the caller removes the folder. */
export function copyProject(): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-copy-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  // A deleted file is in the list until its deletion is staged.
  for (const file of files.filter((name) => name && fs.existsSync(name)))
    fs.cpSync(file, path.join(copy, file));
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
