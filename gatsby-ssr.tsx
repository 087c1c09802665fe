import type { GatsbySSR } from 'gatsby';
import { dropPagePathScript } from './src/gatsby/internals/page-path-script';
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

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = dropPagePathScript;
