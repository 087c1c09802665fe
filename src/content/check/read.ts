import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from './problem';
import { shown } from './problem';

/** A JSON file as it stands on disk; `file` is its path below data/ with forward slashes. */
export interface RawFile {
  file: string;
  value: unknown;
}

/** Reads every JSON file below `dataDir`. Files that cannot be parsed become problems; never throws for their content. */
export function readJsonFiles(dataDir: string): {
  files: RawFile[];
  problems: Problem[];
} {
  const files: RawFile[] = [];
  const problems: Problem[] = [];
  for (const file of listFiles(dataDir).filter((name) =>
    name.endsWith('.json'),
  )) {
    const source = fs
      .readFileSync(path.join(dataDir, file), 'utf8')
      // Some Windows editors put a byte-order mark in front; JSON.parse does not take it.
      .replace(/^\uFEFF/, '');
    try {
      files.push({ file, value: JSON.parse(source) });
    } catch (error) {
      problems.push({
        file: `data/${file}`,
        field: '',
        expected: 'valid JSON',
        found: source.trim() === '' ? 'an empty file' : messageOf(error),
      });
    }
  }
  return { files, problems };
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : shown(error);
}
