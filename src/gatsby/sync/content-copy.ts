import fs from 'node:fs';
import path from 'node:path';
import { type CheckResult, checkContent } from '../../content/check/check';
import type { Content } from '../../content/check/content';
import { londonDay } from '../../content/london';
import { type Post, isUnpublished } from '../../content/schemas/post';
import { listFiles } from '../../content/check/files';

/** The folder that Gatsby reads: a copy of data/, updated only when the content is valid. */
export const COPY_DIR = path.resolve('.content');

export const DATA_DIR = path.resolve('data');

interface CopyOptions {
  dataDir: string;
  copyDir: string;
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
  drafts,
  today = londonDay(),
}: CopyOptions): CheckResult & { hasChanged: boolean } {
  const result = checkContent(dataDir, today);
  if (!result.ok) return { ...result, hasChanged: false };

  const wanted = new Map<string, Buffer>([
    ...jsonFiles(
      result.content,
      (post) => drafts || !isUnpublished(post, today),
    ),
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

function jsonFiles(
  { Post, ...others }: Content,
  isShown: (post: Post) => boolean,
): [string, Buffer][] {
  const posts = Post.filter(({ value }) => isShown(value));
  return [...posts, ...Object.values(others).flat()].map(({ file, value }) => [
    file,
    Buffer.from(JSON.stringify(value)),
  ]);
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
