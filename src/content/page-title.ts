/** How much of a title search engines show, in characters. */
export const LONGEST_TITLE = 60;

/** What the page of a website template is called, before the site's name. */
export const templateTitle = (name: string) => `${name} website design`;

/** What the page with the sample site of a firm is called, before the site's name. */
export const sampleTitle = (firm: string) => `${firm}, a sample website`;

/** A page's title, followed by the site's name if both are short enough. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
