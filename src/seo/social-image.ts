/** The size at which social networks show images, in px. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where the social image of a page is. It follows from the page's path, so that it stays when the image changes: what
 * has been shared goes on working.
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

/** A page's title without the site's name at its end or its beginning. */
export function bareTitle(title: string, siteName: string): string {
  const name = ` | ${siteName}`;
  const start = `${siteName} | `;
  if (title.endsWith(name)) return title.slice(0, -name.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}

export function socialImageAlt(title: string, siteName: string): string {
  return `“${bareTitle(title, siteName)}”, beside ${siteName}’s lark and the rising sun`;
}
