import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkContent, type CheckResult } from '../../content/check/check';
import type { Content } from '../../content/check/content';
import { listFiles, otherFilesIn } from '../../content/check/files';
import { isTurned } from '../../content/check/pictures';
import { londonDay } from '../../content/london';
import { isUnpublished } from '../../content/schemas/post';

/** The folder that Gatsby reads: a copy of data/, updated only when the content is valid. */
export const COPY_DIR = path.resolve('.content');

export const DATA_DIR = path.resolve('data');

interface CopyOptions {
  dataDir: string;
  copyDir: string;
  /** All files but those of JSON, from `readOtherFiles`. */
  otherFiles: ReadonlyMap<string, Buffer>;
  /** Whether to include drafts and posts of days to come: in `develop`, but not in a build. */
  drafts: boolean;
  today?: string;
}

/**
 * Checks a data folder and copies it to another with placeholders filled in. On errors the copy stays unchanged.
 */
export function updateCopy({
  dataDir,
  copyDir,
  otherFiles,
  drafts,
  today = londonDay(),
}: CopyOptions): CheckResult & { hasChanged: boolean } {
  const result = checkContent(dataDir, today);
  if (!result.ok) return { ...result, hasChanged: false };

  const wanted = new Map<string, Buffer>([
    ...jsonFiles(result.content, drafts, today),
    ...otherFiles,
  ]);
  fs.mkdirSync(copyDir, { recursive: true });
  const unwanted = listFiles(copyDir).filter((file) => !wanted.has(file));
  for (const file of unwanted) fs.rmSync(path.join(copyDir, file));
  const written = [...wanted].filter(([file, bytes]) =>
    writeIfChanged(path.join(copyDir, file), bytes, `${copyDir}.part`),
  );
  return { ...result, hasChanged: unwanted.length + written.length > 0 };
}

/** The title of a post that is not published says so. */
function jsonFiles(
  { Post, ...others }: Content,
  drafts: boolean,
  today: string,
): [string, Buffer][] {
  const posts = Post.flatMap(({ file, value }) => {
    if (!isUnpublished(value, today)) return { file, value };
    const mark = value.draft ? 'Draft' : `From ${value.date}`;
    const title = `[${mark}] ${value.title}`;
    return drafts ? { file, value: { ...value, title } } : [];
  });
  return [...posts, ...Object.values(others).flat()].map(({ file, value }) => [
    file,
    Buffer.from(JSON.stringify(value)),
  ]);
}

/**
 * The files of a data folder but those of JSON, by their paths. Photographs that a phone stored lying, with a note to
 * turn them, are turned: Gatsby turns them too, but crops them to the sides that they had before.
 */
export async function readOtherFiles(
  dataDir: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const file of otherFilesIn(dataDir)) {
    const bytes = fs.readFileSync(path.join(dataDir, file));
    files.set(file, isTurned(bytes) ? await upright(bytes) : bytes);
  }
  return files;
}

/** Nothing is seen of a quality of 95. */
const upright = (bytes: Buffer) =>
  sharp(bytes).autoOrient().jpeg({ quality: 95 }).toBuffer();

/** Leaves an equal file untouched, since Gatsby would report a change. */
function writeIfChanged(file: string, bytes: Buffer, unfinished: string) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
  return true;
}
