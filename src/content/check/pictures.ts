import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { otherFilesIn } from './files';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/**
 * For each format that `picturePath` allows, whether a file has its end. Phones append data of their own: to a JPEG up
 * to a whole film.
 */
const IS_WHOLE: Partial<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => bytes.includes('\xff\xd9', startOfScan(bytes), 'latin1'),
  png: (bytes) => bytes.includes('IEND'),
  webp: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
  avif: (bytes) => endOfBoxes(bytes) === bytes.length,
};

/** The size of a complete JPEG, PNG, WebP or AVIF as people see it, upright; undefined for anything else. */
export function pictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    if (!IS_WHOLE[type]?.(bytes)) return undefined;
    // From 5 on, orientations are quarter turns.
    return orientation < 5
      ? { width, height }
      : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** Whether a phone has noted in a JPEG that it is to be turned or mirrored. */
export function isTurned(bytes: Buffer): boolean {
  try {
    return (imageSize(bytes).orientation ?? 1) !== 1;
  } catch {
    return false;
  }
}

/** Where a JPEG's segments end, one of which may hold a smaller picture with an end of its own. */
function startOfScan(jpeg: Buffer): number {
  const isScan = (at: number) => jpeg[at] === 0xff && jpeg[at + 1] === 0xda;
  let at = 2;
  while (jpeg[at] === 0xff && !isScan(at)) at += 2 + jpeg.readUInt16BE(at + 2);
  return at;
}

function endOfBoxes(avif: Buffer): number {
  let at = 0;
  while (at < avif.length)
    // A box without a size lasts to the end.
    at += avif.readUInt32BE(at) || avif.length - at;
  return at;
}

/** Whether a file is named as one of the kinds that pages show. */
export const isPictureName = (name: string) =>
  /\.(?:jpe?g|png|webp|avif)$/i.test(name);

export interface ImageIndex {
  /** Paths below data/, with forward slashes. */
  names: readonly string[];
  sizeOf: (name: string) => Size | undefined;
}

export function imageIndex(dataDir: string): ImageIndex {
  return {
    names: otherFilesIn(dataDir),
    sizeOf: (name) => pictureSize(fs.readFileSync(path.join(dataDir, name))),
  };
}
