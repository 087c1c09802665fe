import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { listFiles } from '../files';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The formats that pages show, and the bytes at the end of a complete file, where a format has such. */
const ENDS: Partial<Record<string, string>> = {
  jpg: '\xff\xd9',
  png: 'IEND',
  webp: '',
  avif: '',
};

/** The size of a picture; undefined unless it is a complete JPEG, PNG, WebP or AVIF. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // Cameras may add a few bytes after the end.
    const last = bytes.subarray(-64).toString('latin1');
    const end = ENDS[type];
    return end !== undefined && last.includes(end)
      ? { width, height }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The pictures below data/. */
export interface ImageIndex {
  /** Their paths below data/, with forward slashes. */
  names: readonly string[];
  sizeOf: (name: string) => Size | undefined;
}

export function imageIndex(dataDir: string): ImageIndex {
  return {
    names: listFiles(dataDir).filter((file) => !file.endsWith('.json')),
    sizeOf: (name) => pictureSize(fs.readFileSync(path.join(dataDir, name))),
  };
}
