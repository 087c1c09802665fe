import fs from 'node:fs';
import path from 'node:path';
import type { Size } from './picture-size';
import { pictureSize } from './picture-size';
import { listFiles } from './read';

/** The pictures below data/. */
export interface PictureShelf {
  /** Their paths below data/, with forward slashes. */
  names: readonly string[];
  /** The size of one of them, or undefined when it is damaged or no picture. */
  sizeOf: (name: string) => Size | undefined;
}

/** The pictures in a data folder: whatever stands in it beside JSON. */
export function pictureShelf(dataDir: string): PictureShelf {
  return {
    names: listFiles(dataDir).filter((file) => !file.endsWith('.json')),
    sizeOf: (name) => pictureSize(fs.readFileSync(path.join(dataDir, name))),
  };
}
