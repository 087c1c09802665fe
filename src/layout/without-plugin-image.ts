import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';

/**
 * Takes the styles and the script of gatsby-plugin-image out of every head: they serve its components, of which this
 * site uses none (see src/components/picture.tsx).
 */
export function withoutPluginImage({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !isValidElement(component) ||
        !component.key?.startsWith('gatsby-image-style'),
    ),
  );
}
