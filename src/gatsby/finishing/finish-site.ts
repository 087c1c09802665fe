import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { linesTooLong } from '../hosts/headers-file';
import { hostSettings } from '../hosts/settings';
import { DEPLOY_DIR, writeHostFiles } from '../hosts/write-host-files';
import { compressSite } from './compress';
import { pagesBelow } from './files-below';
import { finishPages } from './finish-pages';
import { pageMemory } from './page-memory';
import { dropParcelCache } from './parcel-cache';
import { sliceLoaders } from './slice-loaders';

const PUBLIC_DIR = path.resolve('public');

/** What is remembered of finished pages, and this code as Gatsby runs it. */
const MEMORY = path.resolve('.cache/finished-pages.json');
const CODE = path.resolve('.cache/compiled/gatsby-node.js');

/** The smallest files, for visitors; benches of thousands of pages set the environment's BROTLI_LEVEL lower. */
const BROTLI_LEVEL = 11;

/**
 * The finishing pass over the built site: scripts behind the loader and a policy in every page, what hosts read of
 * headers and redirects, and compressed files beside all text files. It may run any number of times over the same
 * folder and writes only what changed. Rejects when the settings can't be read or a file can't be written.
 */
export async function finishSite(
  args: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  publicDir = PUBLIC_DIR,
  deployDir = DEPLOY_DIR,
): Promise<void> {
  const { reporter } = args;
  const { site, redirects } = await hostSettings(args);
  const pages = await pagesBelow(publicDir);
  const memory = pageMemory(MEMORY, digestOf(CODE));
  const loaderOf = sliceLoaders(publicDir);
  const hashes = finishPages(pages, site, memory, loaderOf);
  memory.save();
  const { headersText } = writeHostFiles({
    ...{ site, redirects, hashes, publicDir, deployDir },
  });
  for (const line of linesTooLong(headersText))
    reporter.warn(
      `Cloudflare Pages would not read this header, which is too long: ${line}`,
    );
  const level = Number(process.env['BROTLI_LEVEL'] ?? BROTLI_LEVEL);
  const { made, kept, deleted } = await compressSite(publicDir, level);
  dropParcelCache(pages.length);
  reporter.info(
    `Finished ${pages.length} pages; compressed ${made} files, kept ${kept}, deleted ${deleted}`,
  );
}

const digestOf = (file: string) =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');
