import type { Redirect } from '../../content/redirects';
import type { Header } from '../security/headers';

/** nginx’s lines for headers of every status. Throws for a value that nginx would read otherwise. */
export function nginxHeaders(headers: Header[]): string {
  return headers
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** The longest address that a location of nginx matches, in characters. */
const LONGEST_LOCATION = 255;

/**
 * nginx’s lines for redirects. What follows “?” in the address goes along. Throws for an address that nginx would never
 * match.
 */
export function nginxRedirects(redirects: Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => {
      const [path = '', place] = to.split('#');
      const target = `${path}$is_args$args${place ? `#${place}` : ''}`;
      if (from.length >= LONGEST_LOCATION)
        throw new Error(
          `data/redirects.json: nginx matches no address of ${LONGEST_LOCATION} characters or more: ${from}`,
        );
      return bothSpellings(from).map(
        (address) =>
          `location = ${address} { return 301 ${quoted(target, /[\\"\n]/)}; }\n`,
      );
    })
    .join('');
}

/** A path without and with a slash at its end. */
export function bothSpellings(path: string): string[] {
  const plain = path.replace(/\/+$/, '');
  return [plain, `${plain}/`];
}

function quoted(value: string, refused = /[\\"$\n]/): string {
  if (refused.test(value))
    throw new Error(`nginx would not read this as it stands: ${value}`);
  return `"${value}"`;
}
