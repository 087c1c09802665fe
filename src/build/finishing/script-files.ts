import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { KeepScript } from './finish-page';

/** As long as the hashes in the names of Gatsby's own scripts, which hosts let browsers keep for ever. */
const HASH_LENGTH = 20;

/** Scripts that stood inline in pages and become files of the site, each once and under the hash of what it says. */
export class ScriptFiles {
  private readonly sources = new Map<string, string>();

  readonly keep: KeepScript = (source) => {
    const hash = crypto.createHash('sha256').update(source).digest('hex');
    const name = `start-${hash.slice(0, HASH_LENGTH)}.js`;
    this.sources.set(name, source);
    return `/${name}`;
  };

  /** Writes what has been kept; throws when a file can't be written. */
  write(directory: string): void {
    for (const [name, source] of this.sources)
      fs.writeFileSync(path.join(directory, name), source);
  }
}
