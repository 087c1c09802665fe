import fs from 'node:fs';
import path from 'node:path';

/** A JSON file as it stands on disk; `file` is its path below data/ with forward slashes. */
export interface Source {
  file: string;
  bytes: Buffer;
}

/** Reads every JSON file below `dataDir`, sorted by path. Throws only when the folder can't be read. */
export function readSources(dataDir: string): Source[] {
  return listFiles(dataDir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      bytes: fs.readFileSync(path.join(dataDir, file)),
    }));
}

/** Lists all files below a folder, sorted, as paths relative to it with forward slashes. */
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
