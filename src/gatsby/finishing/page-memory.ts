import fs from 'node:fs';
import path from 'node:path';
import type { InlineHashes } from '../security/inline-hashes';

/** A page as a build finished it: the file's time and size, and the hashes of what stands inline in it. */
interface FinishedPage {
  time: number;
  size: number;
  hashes: InlineHashes;
}

interface Kept {
  code: string;
  policy: string;
  pages: Record<string, FinishedPage>;
}

/** What one build leaves for the next about the pages it has finished, so that it need not read them all again. */
export interface PageMemory {
  /** Gives the hashes of a page's file that is as it was left, undefined of any other. */
  hashesOf: (file: string) => InlineHashes | undefined;
  /** Takes the policy of a page with nothing inline: whether it is that of the last build, and so all others are. */
  isSamePolicy: (policy: string) => boolean;
  /** To be called when a page is finished. */
  keep: (file: string, hashes: InlineHashes) => void;
  /** Writes all of it for the next build. */
  save: () => void;
}

/**
 * Takes the file that an earlier build may have left, and what stands for the code that finishes pages: what another
 * code has finished is forgotten.
 */
export function pageMemory(store: string, code: string): PageMemory {
  const kept = keptIn(store);
  const isUsable = kept?.code === code;
  const old = new Map(Object.entries(isUsable ? kept.pages : {}));
  const pages: Kept['pages'] = {};
  let policy = '';
  return {
    hashesOf(file) {
      const page = old.get(file);
      if (!page || !isAsLeft(file, page)) return undefined;
      pages[file] = page;
      return page.hashes;
    },
    isSamePolicy(now) {
      policy = now;
      return isUsable && kept.policy === now;
    },
    keep(file, hashes) {
      const { mtimeMs, size } = fs.statSync(file);
      pages[file] = { time: mtimeMs, size, hashes };
    },
    save() {
      fs.mkdirSync(path.dirname(store), { recursive: true });
      fs.writeFileSync(
        store,
        JSON.stringify({ code, policy, pages } satisfies Kept),
      );
    },
  };
}

function isAsLeft(file: string, { time, size }: FinishedPage): boolean {
  const now = fs.statSync(file);
  return now.mtimeMs === time && now.size === size;
}

/** Nothing when it is not there, or not whole as after a build that was stopped. */
function keptIn(store: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(store, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
