import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';

// Gatsby gives every page an inline script with the page's path: the only one that differs from page to page, so that one
// security policy could not name it. All it does is correct addresses such as /about/, which hosts redirect. Only its key
// tells it from others.

/** For `onPreRenderHTML`. */
export function dropPagePathScript({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<
  PreRenderHTMLArgs,
  'getPostBodyComponents' | 'replacePostBodyComponents'
>): void {
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) =>
        !isValidElement(component) || component.key !== 'script-loader',
    ),
  );
}

/** Throws when a page has the script all the same, because Gatsby has renamed it. */
export function assertNoPagePathScript(page: string): void {
  // In the texts of a page "<" is escaped.
  if (page.includes('<![CDATA[*/window.pagePath='))
    throw new Error('A built page has Gatsby’s script with its path');
}
