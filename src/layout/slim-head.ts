import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';

/** The keys of what plugins and Gatsby put into every head although nothing reads it begin with these. */
const UNREAD = [
  // Styles and script of gatsby-plugin-image's components, of which this site uses none (src/components/picture.tsx).
  'gatsby-image-style',
  // Which version of Gatsby made the page.
  'generator-',
];

/** Takes out of every head what no browser and no visitor needs. */
export function slimHead({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !isValidElement(component) ||
        !UNREAD.some((start) => component.key?.startsWith(start)),
    ),
  );
}
