import type { Redirect } from '../../content/redirects';
import { bothSpellings } from './nginx';

/** Takes redirects; gives the file `_redirects`, which Netlify and Cloudflare Pages read. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) =>
      bothSpellings(from).map((address) => `${address} ${to} 301\n`),
    )
    .join('');
}
