import { withoutSiteName } from '../content/text/page-title';

/**
 * The address of a page's social image. It depends only on the page's path, so shared links survive a change of the
 * image.
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

export function socialImageAlt(title: string, siteName: string): string {
  return `“${withoutSiteName(title, siteName)}”, beside ${siteName}’s lark and the rising sun`;
}
