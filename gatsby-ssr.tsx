import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { headComponents } from './src/layout/head-components';
import { renderPage } from './src/layout/render-page';
import { ScriptStatus } from './src/layout/script-status';
import { SpeculationRules } from './src/layout/speculation-rules';
import { wrapPage } from './src/layout/wrap';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(headComponents());
  setPostBodyComponents([
    <ScriptStatus key="script-status" />,
    <SpeculationRules key="speculation-rules" />,
  ]);
  setHtmlAttributes({ lang: 'en-GB' });
};

/**
 * Leaves out Gatsby's inline script that tells the page's path: the only one that differs from page to page, so that one
 * security policy fits all. It would only correct addresses such as /about/, which the hosts redirect.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) =>
        !isValidElement(component) || component.key !== 'script-loader',
    ),
  );
};
