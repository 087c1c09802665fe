import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { hostFiles } from '../hosts/host-files';
import { pageResources } from '../internals/page-resources';
import { readInlineCode } from '../internals/script-slices';
import { securityHeaders } from '../security/headers';
import { headerPolicy, metaPolicy } from '../security/policy';
import { compressSite } from './compress';
import { inlineScripts, withLoader, withPolicy } from './finish-page';
import { querySiteData } from './site-data';

const PUBLIC_DIR = path.resolve('public');

/** Any page would do to learn which scripts stand inline: they are the same on all. */
const NOT_FOUND = '/404.html';

/**
 * Finishes the built site: scripts start on demand, one security policy in every page, what hosts read of headers and
 * redirects, and compressed files beside all text files. May run any number of times over the same folder, and writes
 * only what changed.
 */
export async function finishSite(
  args: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
): Promise<void> {
  const { site, redirects, pages } = await querySiteData(args);
  const inlineCode = readInlineCode(PUBLIC_DIR);
  const resourcesOf = pageResources(PUBLIC_DIR);
  const read = (page: string) => fs.readFileSync(fileOf(page), 'utf8');
  const loading = (page: string, html: string) =>
    withLoader(html, inlineCode, resourcesOf(page));
  const scripts = inlineScripts(loading(NOT_FOUND, read(NOT_FOUND)));
  const policy = metaPolicy(site, scripts);
  for (const page of pages) {
    const html = read(page);
    const finished = withPolicy(loading(page, html), policy);
    if (finished !== html) fs.writeFileSync(fileOf(page), finished);
  }
  const headers = securityHeaders(headerPolicy(site, scripts));
  const files = hostFiles(headers, redirects);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const { made, kept, deleted } = await compressSite(PUBLIC_DIR);
  args.reporter.info(
    `Finished ${pages.length} pages; compressed ${made} files, kept ${kept}, deleted ${deleted}`,
  );
}

const fileOf = (page: string) =>
  path.join(PUBLIC_DIR, page.endsWith('.html') ? page : `${page}/index.html`);
