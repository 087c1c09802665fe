import type { GatsbySSR } from 'gatsby';
import {
  headComponents,
  postBodyComponents,
} from './src/layout/document-components';
import { renderPage } from './src/layout/render-page';
import { wrapPage } from './src/layout/wrap';
import { dropPagePathScript } from './src/loader/build/page-path-script';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(headComponents());
  setPostBodyComponents(postBodyComponents());
  setHtmlAttributes({ lang: 'en-GB' });
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = dropPagePathScript;
