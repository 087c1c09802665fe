/**
 * Tells Gatsby the page's path, which stands in the page as data, in the element with the given id: as a script it would
 * differ from page to page, and with it the security policy. It runs in the page as source text.
 */
export function tellPagePath(elementId: string): void {
  const place = document.getElementById(elementId);
  const pagePath: unknown = JSON.parse(place?.textContent ?? '""');
  Object.assign(window, { pagePath });
}
