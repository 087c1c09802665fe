import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { listFiles } from './read';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The formats that pages show, and what ends a whole file of a format that has such an end. */
const ENDS: Partial<Record<string, string>> = {
  ...{ jpg: '\xff\xd9', png: 'IEND', webp: '', avif: '' },
};

/** The size of a picture; undefined for bytes that are no JPEG, PNG, WebP or AVIF, or only the start of one. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    // Cameras and editors may write a few bytes behind the end.
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
  /** The size of one of them, or undefined when it is damaged or no picture. */
  sizeOf: (name: string) => Size | undefined;
}

/** The pictures in a data folder: whatever stands in it beside JSON. */
export function imageIndex(dataDir: string): ImageIndex {
  return {
    names: listFiles(dataDir).filter((file) => !file.endsWith('.json')),
    sizeOf: (name) => pictureSize(fs.readFileSync(path.join(dataDir, name))),
  };
}
