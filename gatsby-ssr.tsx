import type { GatsbySSR } from 'gatsby';
import { wrapPage } from './src/layout/wrap';
import { renderPage } from './src/layout/render-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: 'en-GB' });
};
