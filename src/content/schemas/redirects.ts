import { z } from 'zod';
import { field, matching } from './builders';
import { redirectTarget } from './fields';

const EXPECTED =
  'a path such as "/old-page", without "?", "#" and "*": hosts look at the path alone';

/** As browsers show or copy it: with letters beyond English encoded (in UTF-8) or not. */
const oldPath = matching(/^\/[^/\s?#*:"$\\][^\s?#*:"$\\]*$/, EXPECTED).refine(
  (path) => decodedPath(path) !== undefined,
  EXPECTED,
);

/** The path without escapes and without "/" at its end; undefined if hosts couldn't match it. */
export function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).replace(/\/+$/, '');
    return /["\\?#\p{Cc}]|\/\//u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** data/redirects.json: old paths and their targets, which are checked across files. */
export const redirects = z.array(
  z.strictObject({
    from: field(
      oldPath,
      'The old path, which is no page any more. Each starts only once.',
      '/old-page',
    ),
    to: field(
      redirectTarget,
      'Where it leads now: to a page of this site, which has to be there, or to another site.',
      '/blog',
    ),
  }),
);

export type Redirect = z.infer<typeof redirects>[number];
