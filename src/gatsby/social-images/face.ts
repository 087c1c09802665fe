import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

// Which letters the display face has, and how wide they are: read from its files, because the ranges that its package
// names promise more than there is.

/** The parts that the display face comes in, the most needed first. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Takes a part and a weight; gives the file, in the older form of WOFF, which satori reads. */
export function fontFile(
  subset: (typeof SUBSETS)[number],
  weight: 600 | 700,
): string {
  return path.resolve(
    'node_modules/@fontsource/bricolage-grotesque/files',
    `bricolage-grotesque-${subset}-${weight}-normal.woff`,
  );
}

/** Takes a code point; gives how wide its letter is in the bold weight, in em, or undefined where there is none. */
export function letterWidth(point: number): number | undefined {
  widths ??= new Map(
    SUBSETS.toReversed().flatMap((subset) => [
      ...widthsIn(fs.readFileSync(fontFile(subset, 700))),
    ]),
  );
  return widths.get(point);
}

let widths: Map<number, number> | undefined;

/** Takes the bytes of a WOFF file; gives the width of each letter in it, in em. */
function widthsIn(file: Buffer): Map<number, number> {
  const em = table(file, 'head').readUInt16BE(18);
  const counted = table(file, 'hhea').readUInt16BE(34);
  const metrics = table(file, 'hmtx');
  const result = new Map<number, number>();
  for (const [point, glyph] of glyphsIn(table(file, 'cmap'))) {
    // The glyphs after the last that is counted are as wide as that.
    const place = Math.min(glyph, counted - 1) * 4;
    result.set(point, metrics.readUInt16BE(place) / em);
  }
  return result;
}

/** The tables of a WOFF file stand behind a list of their names, places and lengths, each compressed if that helps. */
function table(file: Buffer, name: string): Buffer {
  const count = file.readUInt16BE(12);
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20;
    if (file.toString('latin1', entry, entry + 4) !== name) continue;
    const start = file.readUInt32BE(entry + 4);
    const stored = file.readUInt32BE(entry + 8);
    const bytes = file.subarray(start, start + stored);
    return stored < file.readUInt32BE(entry + 12)
      ? zlib.inflateSync(bytes)
      : bytes;
  }
  throw new Error(`The display face has no table ${name}`);
}

/** Takes a table "cmap"; gives code points with their glyphs, as its part in the format 4 lists them: by segments. */
function* glyphsIn(cmap: Buffer): Generator<[point: number, glyph: number]> {
  const start = formatFour(cmap);
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let segment = 0; segment < segments * 2; segment += 2) {
    const last = cmap.readUInt16BE(ends + segment);
    const first = cmap.readUInt16BE(starts + segment);
    const delta = cmap.readUInt16BE(deltas + segment);
    const offset = cmap.readUInt16BE(offsets + segment);
    for (let point = first; point <= last && point < 0xffff; point++) {
      const listed =
        offset === 0
          ? point
          : cmap.readUInt16BE(offsets + segment + offset + (point - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) % 0x10000;
      if (glyph !== 0) yield [point, glyph];
    }
  }
}

function formatFour(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error('The display face lists its letters in no known way');
}
