import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Of the compressed files beside each text file. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'];

/** Files compressed at the same time; each takes a core. */
const CONCURRENCY = 4;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a `.br` and a `.gz` file beside every text file, for hosts that serve them. These get the modification time of
 * the original, by which later builds know that they are up to date. Returns the number of files compressed.
 */
export async function compressSite(folder: string): Promise<number> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const existing = new Set(files);
  const isOrphan = (file: string) => {
    const { dir, name, ext } = path.parse(file);
    const original = path.join(dir, name);
    const isCopy = COMPRESSED_ENDINGS.includes(ext) && TEXT.test(original);
    return isCopy && !existing.has(original);
  };
  for (const file of files.filter(isOrphan)) fs.rmSync(file);

  const changed = files.filter(
    (file) => TEXT.test(file) && !isCompressed(file),
  );
  const queue = changed.values();
  const work = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return changed.length;
}

function isCompressed(file: string): boolean {
  const { mtimeMs } = fs.statSync(file);
  return COMPRESSED_ENDINGS.every((ending) => {
    const stat = fs.statSync(file + ending, { throwIfNoEntry: false });
    return stat !== undefined && Math.abs(stat.mtimeMs - mtimeMs) < 1;
  });
}

async function compressFile(file: string): Promise<void> {
  const { mtime } = fs.statSync(file);
  const text = fs.readFileSync(file);
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  fs.writeFileSync(`${file}.br`, await brotli(text, { params }));
  fs.writeFileSync(`${file}.gz`, await gzip(text, { level: 9 }));
  for (const ending of COMPRESSED_ENDINGS)
    fs.utimesSync(file + ending, mtime, mtime);
}
