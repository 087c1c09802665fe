import fs from 'node:fs';
import path from 'node:path';

/** A JSON file; `file` is its path below data/, with forward slashes. */
export interface Source {
  file: string;
  bytes: Buffer;
}

const isJson = (file: string) => file.endsWith('.json');

export function readSources(dataDir: string): Source[] {
  return listFiles(dataDir)
    .filter(isJson)
    .map((file) => ({
      file,
      bytes: fs.readFileSync(path.join(dataDir, file)),
    }));
}

/** The paths of the files that are no JSON, such as pictures. */
export const otherFilesIn = (dataDir: string): string[] =>
  listFiles(dataDir).filter((file) => !isJson(file));

/** The paths of all files below a folder except hidden ones, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}
