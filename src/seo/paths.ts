/** A path as this site writes it: without a slash at its end, except for "/". Browsers and Gatsby may give one. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

export function canonicalUrl(origin: string, pathname: string): string {
  return origin + canonicalPath(pathname);
}
