import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../components/escape-html';
import type { Redirect } from '../../content/redirects';

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

function flatName(file: string): string {
  return file.replace(/[/\\]index\.html$/, '.html');
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

function redirectPageFile({ from }: Redirect): string {
  const name = from.replace(/^\/|\/+$/g, '');
  return name.endsWith('.html') ? name : `${name}.html`;
}

function redirectPage({ to }: Redirect, origin: string): string {
  const address = escapeHtml(to);
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>This page has moved</title>
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${escapeHtml(origin + to)}">
<p>This page has moved to <a href="${address}">${address}</a>.</p></html>
`;
}
