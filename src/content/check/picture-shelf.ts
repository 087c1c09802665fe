import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './read';
import type { Size } from './picture-size';
import { pictureSize } from './picture-size';

/** The pictures below data/. */
export interface PictureShelf {
  /** Their paths below data/, with forward slashes. */
  names: readonly string[];
  /** The size of one of them, or undefined when it is damaged or no picture. */
  sizeOf: (name: string) => Size | undefined;
}

/** What is known of pictures that have been looked at, by path, time and length. */
const sizes = new Map<string, Size | undefined>();

/** Takes a data folder; gives what stands in it beside JSON. A picture is read when it is first asked for. */
export function pictureShelf(dataDir: string): PictureShelf {
  return {
    names: listFiles(dataDir).filter((file) => !file.endsWith('.json')),
    sizeOf: (name) => {
      const file = path.join(dataDir, name);
      const { mtimeMs, size } = fs.statSync(file);
      const key = [file, mtimeMs, size].join('\n');
      if (!sizes.has(key)) sizes.set(key, pictureSize(fs.readFileSync(file)));
      return sizes.get(key);
    },
  };
}
