import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';

// Gatsby gives each page an inline script with its path, the only one that differs between pages, so no single policy
// could allow it by hash. Our loader sets the same from its element’s data. Its key identifies it.

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

/** Throws if a page still has the script, because Gatsby has renamed it. */
export function assertNoPagePathScript(page: string): void {
  // Texts of a page have "<" escaped, so they can't match.
  if (page.includes('<![CDATA[*/window.pagePath='))
    throw new Error('A built page has Gatsby’s script with its path');
}
