import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { listFiles } from '../../content/check/files';
import { loaderFor } from '../../loader/build/page-scripts';
import { hostFiles, refuseScripts, securityHeaders, siteCsp } from '../hosting';
import type { SiteData } from '../site-data';
import { copyPages } from './copy-pages';
import { inlineScriptsOf, withPolicy } from './page-policy';

const PUBLIC_DIR = path.resolve('public');
const STATIC_DIR = path.resolve('static');

const NOT_FOUND = '/404.html';

/**
 * Finishes the built site: scripts start on demand; every page has the security policy and a copy for its address;
 * hosts find headers and redirects. May run repeatedly on the same folder, and writes only pages that change.
 */
export async function finishBuild(
  { reporter, cache }: { reporter: Reporter; cache: GatsbyCache },
  { site, redirects, paths, videos }: SiteData,
): Promise<void> {
  refuseScripts(listFiles(STATIC_DIR));
  const withLoader = loaderFor(PUBLIC_DIR);
  const read = (page: string) => fs.readFileSync(fileOf(page), 'utf8');
  // Some pages have inline scripts of their own.
  const scripts = paths.flatMap((page) =>
    inlineScriptsOf(withLoader(read(page), page)),
  );
  const policy = siteCsp(site, [...new Set(scripts)], videos);
  for (const page of paths) {
    const html = read(page);
    const finished = withPolicy(withLoader(html, page), policy);
    if (finished !== html) fs.writeFileSync(fileOf(page), finished);
  }
  const headers = securityHeaders(policy);
  const pages = paths.filter((page) => page !== '/' && page !== NOT_FOUND);
  const files = hostFiles(headers, redirects, pages);
  for (const [file, text] of Object.entries(files))
    fs.writeFileSync(path.join(PUBLIC_DIR, file), text);
  await copyPages(
    { publicDir: PUBLIC_DIR, staticDir: STATIC_DIR },
    pages,
    cache,
  );
  reporter.info(`Finished ${paths.length} pages`);
}

const fileOf = (page: string) =>
  path.join(PUBLIC_DIR, page.endsWith('.html') ? page : `${page}/index.html`);
