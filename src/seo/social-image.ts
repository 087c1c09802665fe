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
