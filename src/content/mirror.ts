import fs from 'node:fs';
import path from 'node:path';
import { type CheckResult, checkContent } from './check/check';
import type { Content } from './check/content';
import { listFiles } from './files';

/** The folder that Gatsby reads: a copy of data/ that only ever holds content without errors. */
export const MIRROR_DIR = path.resolve('.content');

export const DATA_DIR = path.resolve('data');

interface MirrorOptions {
  dataDir: string;
  mirrorDir: string;
  /** Whether drafts are included: in `develop`, never in a build. */
  drafts: boolean;
}

/** Checks a data folder and copies it to the mirror, with placeholders filled in. With an error the mirror stays as it is. */
export function updateMirror({
  dataDir,
  mirrorDir,
  drafts,
}: MirrorOptions): CheckResult & { hasChanged: boolean } {
  const result = checkContent(dataDir);
  if (!result.ok) return { ...result, hasChanged: false };

  const wanted = new Map<string, Buffer>([
    ...jsonFiles(result.content, drafts),
    ...otherFiles(dataDir),
  ]);
  fs.mkdirSync(mirrorDir, { recursive: true });
  const unwanted = listFiles(mirrorDir).filter((file) => !wanted.has(file));
  for (const file of unwanted) fs.rmSync(path.join(mirrorDir, file));
  const written = [...wanted].filter(([file, bytes]) =>
    writeIfChanged(path.join(mirrorDir, file), bytes, `${mirrorDir}.part`),
  );
  return { ...result, hasChanged: unwanted.length + written.length > 0 };
}

function jsonFiles(content: Content, drafts: boolean): [string, Buffer][] {
  return Object.values(content)
    .flat()
    .filter(({ value }) => drafts || !('draft' in value && value.draft))
    .map(({ file, value }) => [file, Buffer.from(JSON.stringify(value))]);
}

/** Pictures and whatever else there is. */
function otherFiles(dataDir: string): [string, Buffer][] {
  return listFiles(dataDir)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => [file, fs.readFileSync(path.join(dataDir, file))]);
}

/** Doesn't touch an equal file, which Gatsby would take for a change. */
function writeIfChanged(file: string, bytes: Buffer, unfinished: string) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
  return true;
}
