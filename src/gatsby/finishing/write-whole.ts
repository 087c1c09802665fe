import fs from 'node:fs';

/**
 * Writes a file beside its place and moves it there, so that a build that is stopped leaves no half file. Takes the time
 * that the file is to have, if it is not that of now; throws when it can't be written.
 */
export function writeWhole(
  file: string,
  content: Buffer | string,
  time?: Date,
): void {
  const part = `${file}.part`;
  fs.writeFileSync(part, content);
  if (time) fs.utimesSync(part, time, time);
  fs.renameSync(part, file);
}
