import fs from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { compressSite } from './compress';
import { filesBelow } from './files-below';
import { deferScripts } from './finish-page';

const PUBLIC_DIR = path.resolve('public');

/** The smallest files, for visitors; benches of thousands of pages set the environment's BROTLI_LEVEL lower. */
const BROTLI_LEVEL = 11;

/**
 * The finishing pass over the built site: scripts behind the loader, then compressed files beside all text files. It
 * may run any number of times over the same folder and writes only what changed.
 */
export async function finishSite(
  { reporter }: { reporter: Pick<Reporter, 'info'> },
  folder = PUBLIC_DIR,
): Promise<void> {
  const pages = await pagesOf(folder);
  for (const page of pages) await finishPage(page);
  const level = Number(process.env['BROTLI_LEVEL'] ?? BROTLI_LEVEL);
  const { made, kept, deleted } = await compressSite(folder, level);
  reporter.info(
    `Finished ${pages.length} pages; compressed ${made} files, kept ${kept}, deleted ${deleted}`,
  );
}

async function finishPage(file: string): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  const finished = deferScripts(html);
  if (finished !== html) await fs.writeFile(file, finished);
}

/** The pages' files; Gatsby's own folder of page parts is none of them. */
async function pagesOf(folder: string): Promise<string[]> {
  const files = await filesBelow(folder);
  const parts = path.join(folder, '_gatsby');
  return files.filter(
    (file) => file.endsWith('.html') && !file.startsWith(parts),
  );
}
