import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// What has been drawn is kept under a name that says how it looks, so that it is drawn once. Thousands of pages have a
// picture each, and a promise for each call would take longer than the call itself.

/** Takes anything that JSON can hold, and files; gives a name that differs whenever one of them does. */
export function nameOf(value: unknown, files: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(value));
  for (const file of files) hash.update(fs.readFileSync(file));
  return `${hash.digest('hex').slice(0, 32)}.jpg`;
}

/** Takes a file and how to make what it holds; makes it unless it is there. Throws what the making throws. */
export async function ensureFile(
  file: string,
  make: () => Promise<Buffer>,
): Promise<void> {
  if (fs.existsSync(file)) return;
  const content = await make();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Under its own name only when it is whole: a build may be stopped at any time.
  const part = `${file}.${randomUUID()}.part`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}

/** Takes a file and the place for a copy; copies it unless the same is there already. */
export function placeCopy(file: string, target: string): void {
  const source = fs.statSync(file);
  const there = fs.statSync(target, { throwIfNoEntry: false });
  // A copy is given the time of its source, so that the two are known to be the same; it loses parts of a millisecond.
  if (
    there?.size === source.size &&
    Math.abs(there.mtimeMs - source.mtimeMs) < 1
  )
    return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.copyFileSync(file, target);
  fs.utimesSync(target, source.atime, source.mtime);
}

/** Removes every picture below a folder but those to keep (whole paths). */
export function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, String(name));
    if (/\.(?:jpg|part)$/.test(file) && !keep.has(file)) fs.rmSync(file);
  }
}
