import { PAGE_PATH_ID, loaderSource } from './loader';

const SCRIPTS_SLICE =
  /(<!-- slice-start id="_gatsby-scripts[^"]*" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts[^"]*" -->)/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const PAGE_PATH_SCRIPT = new RegExp(
  `<script id="${PAGE_PATH_ID}">[^]*?window\\.pagePath=("(?:[^"\\\\]|\\\\.)*");[^]*?</script>`,
);
const LOADER_ID = 'site-loader';

/**
 * Takes a page's HTML as Gatsby wrote it, or as an earlier build finished it; gives it with Gatsby's scripts behind
 * the loader. All pages of a build then hold the very same inline scripts, so that one security policy fits all.
 *
 * Gatsby puts its scripts between two comments anew in later builds, also on pages that it does not render anew: so
 * the comments stay, and what stands between them is looked at every time.
 */
export function deferScripts(html: string): string {
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
          : `${opening}<script id="${LOADER_ID}">${loaderOf(scripts)}</script>${closing}`,
    );
}

/** Takes the HTML of Gatsby's script elements; gives the loader that runs their code and fetches their files later. */
function loaderOf(scripts: string): string {
  const code: string[] = [];
  const addresses: string[] = [];
  for (const [, attributes = '', text = ''] of scripts.matchAll(SCRIPT)) {
    const address = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    if (!address) code.push(text.trim());
    else if (!attributes.includes('nomodule')) addresses.push(address);
  }
  return loaderSource(code.join(''), addresses);
}
