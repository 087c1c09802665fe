import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';

// Gatsby gives every page an inline script that tells the page's path: the only one that differs from page to page, so
// one security policy could not name it. All it would do is correct addresses such as /about/, which hosts redirect. It is
// known by its key alone.

/** Leaves the script out of a page. */
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

/** Ends the build where a page holds the script all the same: Gatsby has renamed it. */
export function assertNoPagePathScript(page: string): void {
  // In the texts of a page "<" is escaped.
  if (page.includes('<![CDATA[*/window.pagePath='))
    throw new Error('A page of the build holds Gatsby’s script of its path');
}
