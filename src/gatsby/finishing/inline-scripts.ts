import { buildSync } from 'esbuild';
import { assertNoPagePathScript } from '../internals/page-path-script';
import {
  type PageResources,
  replaceScriptsSlice,
} from '../internals/page-scripts';

/** The source of a file and what it imports, as one inline script. */
export function inlineScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const INLINE_SCRIPT =
  /<script(?![^>]*(?: src=| type="application\/))[^>]*>([^]*?)<\/script>/g;
// Browsers look for the charset in a page's first 1024 bytes only, so the policy follows it.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The page with the inline loader in place of Gatsby's script tags, or of an earlier loader. */
export function withLoader(
  page: string,
  inlineCode: string,
  { scripts, fetches }: PageResources,
): string {
  assertNoPagePathScript(page);
  const loader = `<script data-scripts="${scripts.join(' ')}" data-fetches="${fetches.join(' ')}">${inlineCode}</script>`;
  return replaceScriptsSlice(page, loader);
}

/** The source of the inline scripts that a browser runs, which are the same on all pages. */
export function inlineScripts(page: string): string[] {
  return Array.from(page.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
}

/** The page with this security policy and no other. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta);
}
