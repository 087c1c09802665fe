import type { GatsbySSR } from 'gatsby';
import { headComponents } from './src/layout/head-components';
import { wrapPage } from './src/layout/wrap';
import { renderPage } from './src/layout/render-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHeadComponents(headComponents());
  setHtmlAttributes({ lang: 'en-GB' });
};
