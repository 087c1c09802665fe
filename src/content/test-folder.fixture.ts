import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder, such as a data folder. Remove it after the test. */
export class TestFolder {
  constructor(readonly folder = temporaryFolder()) {}

  fill(): void {
    fs.mkdirSync(this.folder, { recursive: true });
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  write(file: string, source: string | Uint8Array): void {
    fs.mkdirSync(path.dirname(this.path(file)), { recursive: true });
    fs.writeFileSync(this.path(file), source);
  }

  delete(file: string): void {
    fs.rmSync(this.path(file));
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true });
  }
}

/** Resets the folder before each test of a file. */
export function forEachTest<Folder extends TestFolder>(folder: Folder): Folder {
  beforeEach(() => folder.fill());
  afterEach(() => folder.remove());
  return folder;
}

export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-test-'));
}

/** The first bytes of a PNG, enough to read its size in px. */
export function pngOf(width: number, height: number): Buffer {
  const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([picture, size, Buffer.from('IEND')]);
}

/** Rows of a table written as text, with " | " between cells. */
export function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));
}
