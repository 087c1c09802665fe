import type { LoaderOf } from './slice-loaders';

const SCRIPTS_SLICE =
  /(<!-- slice-start id="(_gatsby-scripts[^"]*)" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts[^"]*" -->)/;
const PAGE_PATH_SCRIPT =
  /<script id="gatsby-script-loader"[^>]*>[^]*?<\/script>/;

/**
 * Takes a page's HTML as Gatsby wrote it, or as an earlier build finished it; gives it with the loader in place of
 * Gatsby's scripts, and without the one that says the page's path, which tell-page-path.ts does. All pages of a build then
 * hold the very same inline scripts, so that one security policy fits all.
 *
 * Gatsby puts its scripts between two comments anew in later builds, also on pages that it does not render anew: so
 * the comments stay, and what stands between them is replaced every time.
 */
export function deferScripts(html: string, loaderOf: LoaderOf): string {
  return html
    .replace(PAGE_PATH_SCRIPT, '')
    .replace(
      SCRIPTS_SLICE,
      (_, opening: string, sliceId: string, closing: string) =>
        opening + loaderOf(sliceId) + closing,
    );
}
