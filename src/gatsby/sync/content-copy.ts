import fs from 'node:fs';
import path from 'node:path';
import { type CheckResult, checkContent } from '../../content/check/check';
import type { Content } from '../../content/check/content';
import { listFiles } from '../../content/check/files';

/** The folder that Gatsby reads: a copy of data/, updated only when the content is valid. */
export const COPY_DIR = path.resolve('.content');

export const DATA_DIR = path.resolve('data');

interface CopyOptions {
  dataDir: string;
  copyDir: string;
  /** Whether to include drafts: in `develop`, but not in a build. */
  drafts: boolean;
}

/**
 * Checks a data folder and copies it to another with placeholders filled in. On errors the copy stays unchanged.
 */
export function updateCopy({
  dataDir,
  copyDir,
  drafts,
}: CopyOptions): CheckResult & { hasChanged: boolean } {
  const result = checkContent(dataDir);
  if (!result.ok) return { ...result, hasChanged: false };

  const wanted = new Map<string, Buffer>([
    ...jsonFiles(result.content, drafts),
    ...otherFiles(dataDir),
  ]);
  fs.mkdirSync(copyDir, { recursive: true });
  const unwanted = listFiles(copyDir).filter((file) => !wanted.has(file));
  for (const file of unwanted) fs.rmSync(path.join(copyDir, file));
  const written = [...wanted].filter(([file, bytes]) =>
    writeIfChanged(path.join(copyDir, file), bytes, `${copyDir}.part`),
  );
  return { ...result, hasChanged: unwanted.length + written.length > 0 };
}

function jsonFiles(content: Content, drafts: boolean): [string, Buffer][] {
  return Object.values(content)
    .flat()
    .filter(({ value }) => drafts || !('draft' in value && value.draft))
    .map(({ file, value }) => [file, Buffer.from(JSON.stringify(value))]);
}

function otherFiles(dataDir: string): [string, Buffer][] {
  return listFiles(dataDir)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => [file, fs.readFileSync(path.join(dataDir, file))]);
}

/** Leaves an equal file untouched, since Gatsby would report a change. */
function writeIfChanged(file: string, bytes: Buffer, unfinished: string) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
  return true;
}
