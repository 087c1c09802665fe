import { articlePath } from '../content/routes';

/** A path in the site's own form: without a trailing slash, except for "/". Browsers and Gatsby may add one. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

export function canonicalUrl(origin: string, pathname: string): string {
  return origin + canonicalPath(pathname);
}

/** The absolute address of a post: its article or its external link. */
export function publicUrl(
  origin: string,
  { slug, link }: { readonly slug: string; readonly link: string },
): string {
  return link === '' ? canonicalUrl(origin, articlePath(slug)) : link;
}

/**
 * The address of a page's social image. It depends only on the page's path, so shared links survive a change of the
 * image.
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

export function socialImageAlt(title: string, siteName: string): string {
  return `“${title}”, beside ${siteName}’s lark and the rising sun`;
}
