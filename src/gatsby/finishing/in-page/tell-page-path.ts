/**
 * Tells Gatsby the page's path, by its canonical address: Gatsby's own script of it would differ from page to page, and
 * with it the security policy. The not-found page has no such address, and Gatsby asks for no path there. It runs in the
 * page as source text.
 */
export function tellPagePath(): void {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  if (canonical)
    Object.assign(window, { pagePath: new URL(canonical.href).pathname });
}
