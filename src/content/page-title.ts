/** What search engines show of a title, in characters; they cut what is longer. */
export const LONGEST_TITLE = 60;

/** Takes what a page is called and the site's name; gives the page's title, with the name where there is room for it. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}
