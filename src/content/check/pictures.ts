import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { listFiles } from './files';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The formats that `picturePath` allows and, where the format has one, the bytes that end a complete file. */
const ENDS: Partial<Record<string, string>> = {
  jpg: '\xff\xd9',
  png: 'IEND',
  webp: '',
  avif: '',
};

/** The size of a complete JPEG, PNG, WebP or AVIF; undefined for anything else. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // Cameras may append a few bytes.
    const last = bytes.subarray(-64).toString('latin1');
    const end = ENDS[type];
    return end !== undefined && last.includes(end)
      ? { width, height }
      : undefined;
  } catch {
    return undefined;
  }
}

export interface ImageIndex {
  /** Paths below data/, with forward slashes. */
  names: readonly string[];
  sizeOf: (name: string) => Size | undefined;
}

export function imageIndex(dataDir: string): ImageIndex {
  return {
    names: listFiles(dataDir).filter((file) => !file.endsWith('.json')),
    sizeOf: (name) => pictureSize(fs.readFileSync(path.join(dataDir, name))),
  };
}
