import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest|map)$/;
const COMPRESSED = /\.(br|gz)$/;
const UNFINISHED = /\.(br|gz)\.part$/;

/** Brotli's level for source maps, which only developers fetch: the highest would take a fifth of a build. */
const MAP_LEVEL = 5;

/** How many files are compressed at a time: each takes a core. */
const AT_A_TIME = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** How many files were compressed, left as they were, or deleted for want of an original. */
export interface Compression {
  made: number;
  kept: number;
  deleted: number;
}

/**
 * Puts a `.br` and a `.gz` file beside every text file below a folder, for hosts that serve them as they are. The
 * compressed files carry the time of their original, so one that has not changed since is left alone. Brotli's level
 * goes from 0 to 11.
 */
export async function compressSite(
  folder: string,
  level: number,
): Promise<Compression> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const existing = new Set(files);
  const isOrphan = (file: string) => {
    const original = file.replace(COMPRESSED, '');
    return (
      UNFINISHED.test(file) ||
      (original !== file && TEXT.test(original) && !existing.has(original))
    );
  };
  const orphans = files.filter(isOrphan);
  for (const file of orphans) fs.rmSync(file);

  const texts = files.filter((file) => TEXT.test(file));
  const changed = texts.filter((file) => !isCompressed(file));
  const queue = changed.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, level);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return {
    made: changed.length,
    kept: texts.length - changed.length,
    deleted: orphans.length,
  };
}

function isCompressed(file: string): boolean {
  const { mtimeMs } = fs.statSync(file);
  return ['.br', '.gz'].every((ending) => {
    const stat = fs.statSync(file + ending, { throwIfNoEntry: false });
    return stat !== undefined && Math.abs(stat.mtimeMs - mtimeMs) < 1;
  });
}

async function compressFile(file: string, level: number): Promise<void> {
  const { mtime } = fs.statSync(file);
  const text = fs.readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: file.endsWith('.map')
      ? Math.min(level, MAP_LEVEL)
      : level,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeWhole(`${file}.br`, await brotli(text, { params }), mtime);
  writeWhole(`${file}.gz`, await gzip(text, { level: 9 }), mtime);
}

/** Writes a file beside its place and moves it there, so that a build that is stopped leaves no half file. */
function writeWhole(file: string, content: Buffer, time: Date): void {
  const part = `${file}.part`;
  fs.writeFileSync(part, content);
  fs.utimesSync(part, time, time);
  fs.renameSync(part, file);
}
