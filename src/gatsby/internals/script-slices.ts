import fs from 'node:fs';
import path from 'node:path';

// Gatsby has no documented way to change when its scripts start: it stitches their tags into the finished HTML, between
// two comments, after every hook that could change them, and again in later builds. So they are replaced after the build.

/** What Gatsby stitches into every page. */
export interface ScriptsSlice {
  /** Its HTML without the scripts that would start by themselves. */
  html: string;
  /** The inline scripts in it, which are the same on all pages of a build. */
  inlineScripts: string[];
}

const SLICE = '_gatsby-scripts-1';
const BETWEEN_COMMENTS = new RegExp(
  `(<!-- slice-start id="${SLICE}" -->)[^]*(<!-- slice-end id="${SLICE}" -->)`,
);
const EXTERNAL_SCRIPT = /<script src="[^"]+" (?:async|nomodule)><\/script>/g;
const INLINE_SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

/** Throws where Gatsby's build has not left the slice as expected. */
export function readScriptsSlice(publicDir: string): ScriptsSlice {
  const file = path.join(publicDir, '_gatsby/slices', `${SLICE}.html`);
  const slice = fs.readFileSync(file, 'utf8');
  const html = slice.replace(EXTERNAL_SCRIPT, '');
  if (html === slice || /\ssrc=/.test(html))
    throw new Error(`${file} does not hold Gatsby’s script tags as expected`);
  const inlineScripts = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, text = '']) => text,
  );
  return { html, inlineScripts };
}

/** Throws for a page without the slice. */
export function replaceScriptsSlice(page: string, html: string): string {
  if (!BETWEEN_COMMENTS.test(page))
    throw new Error('A page of the build does not hold Gatsby’s scripts slice');
  return page.replace(
    BETWEEN_COMMENTS,
    (_, start: string, end: string) => start + html + end,
  );
}
