import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

// What has been drawn is kept under a name that says how it looks, so that it is drawn once.

/** Takes anything that JSON can hold, and files; gives a name that differs whenever one of them does. */
export async function nameOf(
  value: unknown,
  files: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(value));
  for (const file of files) hash.update(await fs.readFile(file));
  return `${hash.digest('hex').slice(0, 32)}.jpg`;
}

/** Takes a file and how to make what it holds; makes it unless it is there. Throws what the making throws. */
export async function ensureFile(
  file: string,
  make: () => Promise<Buffer>,
): Promise<void> {
  if (await exists(file)) return;
  const content = await make();
  await fs.mkdir(path.dirname(file), { recursive: true });
  // Under its own name only when it is whole: a build may be stopped at any time.
  const part = `${file}.${randomUUID()}.part`;
  await fs.writeFile(part, content);
  await fs.rename(part, file);
}

/** Takes a file and the place for a copy; copies it unless the same is there already. */
export async function placeCopy(file: string, target: string): Promise<void> {
  const [source, there] = await Promise.all([fs.stat(file), statOf(target)]);
  // A copy is given the time of its source, so that the two are known to be the same.
  if (there?.size === source.size && there.mtimeMs === source.mtimeMs) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.copyFile(file, target);
  await fs.utimes(target, source.atime, source.mtime);
}

/** Removes every picture below a folder but those to keep (whole paths). */
export async function removeOthers(
  folder: string,
  keep: ReadonlySet<string>,
): Promise<void> {
  if (!(await exists(folder))) return;
  const names = await fs.readdir(folder, { recursive: true });
  const files = names
    .filter((name) => /\.(?:jpg|part)$/.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(
    files.filter((file) => !keep.has(file)).map((file) => fs.rm(file)),
  );
}

async function exists(file: string): Promise<boolean> {
  return (await statOf(file)) !== undefined;
}

async function statOf(file: string) {
  return fs.stat(file).catch(() => undefined);
}
