import {
  PAGE_PATH_ID,
  firstScriptSource,
  loaderSource,
} from './scripts-of-pages';

const SCRIPTS_SLICE =
  /(<!-- slice-start id="_gatsby-scripts[^"]*" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts[^"]*" -->)/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PAGE_PATH_SCRIPT = new RegExp(
  `<script id="${PAGE_PATH_ID}">[^]*?window\\.pagePath=("(?:[^"\\\\]|\\\\.)*");[^]*?</script>`,
);
const LOADER_ID = 'site-loader';

/** Keeps a script that is to be a file; gives the address that it will have. */
export type KeepScript = (source: string) => string;

/**
 * Takes a page's HTML as Gatsby wrote it, or as an earlier build finished it; gives it with Gatsby's scripts behind
 * the loader, its inline code among them as a file. All pages of a build then hold the very same inline scripts, so
 * that one security policy fits all.
 *
 * Gatsby puts its scripts between two comments anew in later builds, also on pages that it does not render anew: so
 * the comments stay, and what stands between them is looked at every time.
 */
export function deferScripts(html: string, keep: KeepScript): string {
  return html
    .replace(
      PAGE_PATH_SCRIPT,
      (_, pagePath: string) =>
        `<script id="${PAGE_PATH_ID}" type="application/json">${pagePath.replaceAll('<', '\\u003c')}</script>`,
    )
    .replace(
      SCRIPTS_SLICE,
      (whole, opening: string, scripts: string, closing: string) =>
        scripts.includes(`id="${LOADER_ID}"`)
          ? whole
          : `${opening}<script id="${LOADER_ID}">${loaderOf(scripts, keep)}</script>${closing}`,
    );
}

/** Takes the HTML of Gatsby's script elements; gives the loader that fetches them all later. */
function loaderOf(scripts: string, keep: KeepScript): string {
  const code: string[] = [];
  const addresses: string[] = [];
  for (const [, attributes = '', text = ''] of scripts.matchAll(SCRIPT)) {
    const address = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (!address) code.push(text.trim());
    else if (!attributes.includes('nomodule')) addresses.push(address);
  }
  const first = keep(firstScriptSource(code.join('')));
  return loaderSource([first, ...addresses]);
}
