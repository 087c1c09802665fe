import fs from 'node:fs';

/** Gives a file's text, or undefined where there is no such file. */
export function fileIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
