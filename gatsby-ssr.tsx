import type { GatsbySSR } from 'gatsby';
import { headComponents } from './src/layout/head-components';
import { wrapPage } from './src/layout/wrap';
import { SpeculationRules } from './src/layout/speculation-rules';
import { renderPage } from './src/layout/render-page';
import { slimHead } from './src/layout/slim-head';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(headComponents());
  setPostBodyComponents([<SpeculationRules key="speculation-rules" />]);
  setHtmlAttributes({ lang: 'en-GB' });
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = slimHead;
