import fs from 'node:fs/promises';
import path from 'node:path';

/** Takes a folder; gives the paths of all files in it and in the folders below. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Takes the folder of a built site; gives its pages' files, in order. Gatsby's own folder of page parts holds none. */
export async function pagesBelow(folder: string): Promise<string[]> {
  const files = await filesBelow(folder);
  const parts = path.join(folder, '_gatsby');
  return files
    .filter((file) => file.endsWith('.html') && !file.startsWith(parts))
    .sort();
}
