import fs from 'node:fs';
import path from 'node:path';
import type { CheckResult } from './check/check';
import { checkContent } from './check/check';
import type { Content } from './check/content';
import { listFiles } from './check/read';
import { kindNames } from './kinds';

/** Where Gatsby reads content from: a copy of data/ that only ever holds content that passed every check. */
export const MIRROR_DIR = path.resolve('.content');

/** Where editors write content. */
export const DATA_DIR = path.resolve('data');

interface MirrorOptions {
  dataDir: string;
  mirrorDir: string;
  /** Whether posts with `draft: true` get in: they do in `develop`, never in a build. */
  drafts: boolean;
}

/**
 * Checks a data folder and, when all of it is right, makes the mirror equal to it, with placeholders filled in.
 * With a single issue the mirror stays as it was: the last content that was right as a whole.
 */
export function updateMirror({
  dataDir,
  mirrorDir,
  drafts,
}: MirrorOptions): CheckResult & { hasChanged: boolean } {
  const result = checkContent(dataDir);
  let hasChanged = false;
  if (!result.ok) return { ...result, hasChanged };

  const wanted = new Map<string, Buffer>([
    ...jsonFiles(result.content, drafts),
    ...otherFiles(dataDir),
  ]);
  fs.mkdirSync(mirrorDir, { recursive: true });
  for (const file of listFiles(mirrorDir))
    if (!wanted.has(file)) {
      fs.rmSync(path.join(mirrorDir, file));
      hasChanged = true;
    }
  for (const [file, bytes] of wanted)
    if (writeIfChanged(path.join(mirrorDir, file), bytes, `${mirrorDir}.part`))
      hasChanged = true;
  return { ...result, hasChanged };
}

function jsonFiles(content: Content, drafts: boolean): [string, Buffer][] {
  const isHidden = (value: object) =>
    !drafts && 'draft' in value && value.draft === true;
  return kindNames.flatMap((name) =>
    content[name]
      .filter(({ value }) => !isHidden(value))
      .map(({ file, value }): [string, Buffer] => [
        file,
        Buffer.from(JSON.stringify(value)),
      ]),
  );
}

/** Pictures and whatever else stands beside the JSON files. */
function otherFiles(dataDir: string): [string, Buffer][] {
  return listFiles(dataDir)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => [file, fs.readFileSync(path.join(dataDir, file))]);
}

/**
 * Leaves an equal file alone, so that Gatsby sees a change only where there is one. Writes to `unfinished` first,
 * outside the folder that Gatsby watches, so that it never meets half a file.
 */
function writeIfChanged(
  file: string,
  bytes: Buffer,
  unfinished: string,
): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
  return true;
}
