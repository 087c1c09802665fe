/** Takes a pathname as browsers and Gatsby give it; gives the one form this site uses: no trailing slash, but for "/". */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Takes the site's origin and a pathname; gives the one public address of that page. */
export function canonicalUrl(origin: string, pathname: string): string {
  return origin + canonicalPath(pathname);
}
