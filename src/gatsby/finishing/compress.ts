import fs from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './files-below';
import { writeWhole } from './write-whole';

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest|map)$/;
const COMPRESSED = /\.(br|gz)$/;
const UNFINISHED = /\.(br|gz|js)\.part$/;

/** Of source maps: only developers fetch them, and the highest would take a fifth of a build. */
const MAP_LEVEL = 5;

/** How many files are compressed at a time: each takes a core. */
const AT_A_TIME = 4;

/** How many bytes of its window Brotli leaves unused (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What compressing did: how many files were compressed anew, left as they were, or deleted for want of an original. */
export interface Compression {
  made: number;
  kept: number;
  deleted: number;
}

/**
 * Puts a `.br` and a `.gz` file beside every text file of a folder, for hosts that serve them as they are. A file that
 * has not changed since is left alone: the compressed files carry its time. Takes the folder and Brotli's level, 0 to
 * 11.
 */
export async function compressSite(
  folder: string,
  level: number,
): Promise<Compression> {
  const files = await filesBelow(folder);
  const there = new Set(files);
  const orphans = files.filter(
    (file) =>
      UNFINISHED.test(file) ||
      (COMPRESSED.test(file) &&
        TEXT.test(originalOf(file)) &&
        !there.has(originalOf(file))),
  );
  for (const file of orphans) fs.rmSync(file);

  const texts = files.filter((file) => TEXT.test(file));
  let made = 0;
  const queue = texts.values();
  const work = async () => {
    for (const file of queue) if (await compressFile(file, level)) made += 1;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { made, kept: texts.length - made, deleted: orphans.length };
}

/**
 * Compresses one file unless that was done since it last changed; gives whether it did. Only compressing is left to other
 * threads: of thousands of small files, a promise for each call takes several times as long as the call.
 */
async function compressFile(file: string, level: number): Promise<boolean> {
  const { mtime } = fs.statSync(file);
  if (hasTime(`${file}.br`, mtime) && hasTime(`${file}.gz`, mtime))
    return false;
  const text = fs.readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: file.endsWith('.map')
      ? Math.min(level, MAP_LEVEL)
      : level,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(text.length),
  };
  writeWhole(`${file}.br`, await brotli(text, { params }), mtime);
  writeWhole(`${file}.gz`, await gzip(text, { level: 9 }), mtime);
  return true;
}

/**
 * Takes a length in bytes; gives the power of two that Brotli need look back. Below level 10 it spends ten times as long
 * on making room for 4 MB as on a short text.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = zlib.constants;
  const needed = Math.ceil(Math.log2(length + WINDOW_GAP));
  return Math.min(
    BROTLI_DEFAULT_WINDOW,
    Math.max(BROTLI_MIN_WINDOW_BITS, needed),
  );
}

function hasTime(file: string, time: Date): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Math.abs(stat.mtimeMs - time.getTime()) < 1;
}

const originalOf = (file: string) => file.replace(COMPRESSED, '');
