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
