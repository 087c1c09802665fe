/** The length of a title that search engines show, in characters. */
export const LONGEST_TITLE = 60;

/** The title of a website template's page, without the site's name. */
export const templateTitle = (name: string) => `${name} website design`;

/** A page's title, followed by the site's name if the result is short enough. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}

/** A page's title without the site's name, before or after it. */
export function withoutSiteName(title: string, siteName: string): string {
  const end = ` | ${siteName}`;
  const start = `${siteName} | `;
  if (title.endsWith(end)) return title.slice(0, -end.length);
  return title.startsWith(start) ? title.slice(start.length) : title;
}
