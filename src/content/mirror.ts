import fs from 'node:fs';
import path from 'node:path';
import { type CheckResult, checkContent } from './check/check';
import type { Content } from './check/content';
import { listFiles } from './files';
import { kindNames } from './kinds';

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

/** Pictures and whatever else there is. */
function otherFiles(dataDir: string): [string, Buffer][] {
  return listFiles(dataDir)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => [file, fs.readFileSync(path.join(dataDir, file))]);
}

/** Doesn't touch an equal file, which Gatsby would take for a change. */
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
