import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/redirects';
import { redirectPage, redirectPageFile } from './redirect-page';

interface FlatSiteOptions {
  publicDir: string;
  /** Made anew. */
  flatDir: string;
  /** Those that get pages, for a host that knows no redirects. Others would show the pages instead of redirecting. */
  redirects: Redirect[];
  origin: string;
}

/**
 * Copies the built site for Netlify, Cloudflare Pages and GitHub Pages: they serve `faq.html` at `/faq`, but lead
 * visitors of `/faq` on to `/faq/` where it is `faq/index.html`. Compressed forms stay behind: these hosts compress of
 * their own accord.
 */
export function writeFlatSite({
  publicDir,
  flatDir,
  redirects,
  origin,
}: FlatSiteOptions): void {
  fs.rmSync(flatDir, { recursive: true, force: true });
  for (const entry of fs.readdirSync(publicDir, {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = path.relative(
      publicDir,
      path.join(entry.parentPath, entry.name),
    );
    if (!entry.isFile() || /\.(?:br|gz)$/.test(file)) continue;
    copy(path.join(publicDir, file), path.join(flatDir, flatName(file)));
  }
  for (const redirect of redirects) {
    const file = path.join(flatDir, redirectPageFile(redirect));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, redirectPage(redirect, origin));
  }
}

/** Takes a file’s path below the site; gives where it stands in the flat one. */
function flatName(file: string): string {
  return file.replace(/[/\\]index\.html$/, '.html');
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}
