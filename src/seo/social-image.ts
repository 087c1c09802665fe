import { canonicalPath } from './paths';

/** What social networks show, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/**
 * Takes a page's pathname; gives where its picture for social networks is. The address follows from the page's alone, so
 * that no page has to be told it, and stays when the picture changes: what has been shared goes on working.
 */
export function socialImagePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

/** Takes a page's title; gives it without the site's name at its end or its beginning. */
export function bareTitle(title: string, siteName: string): string {
  const name = ` | ${siteName}`;
  const start = `${siteName} | `;
  if (title.endsWith(name)) return title.slice(0, -name.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}

/** Takes a page's title and the site's name; gives what is to be seen on the page's picture. */
export function socialImageAlt(title: string, siteName: string): string {
  return `“${bareTitle(title, siteName)}”, beside ${siteName}’s lark and the rising sun`;
}
