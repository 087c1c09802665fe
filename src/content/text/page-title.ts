/** The length of a title that search engines show, in characters. */
export const LONGEST_TITLE = 60;

/** The title of a website template's page, without the site's name. */
export const templateTitle = (name: string) => `${name} website design`;

/** A page's title, followed by the site's name if the result is short enough. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
