import './src/newsletter/client';
import type { GatsbyBrowser } from 'gatsby';
import { createStyleCache, wrapPage, wrapRoot } from './src/layout/wrap';
import { catchLoaderErrors, fallBackToFullLoad } from './src/loader/full-load';
import { HYDRATED } from './src/loader/hydration';
import { giveUpAtServerErrors } from './src/loader/server-errors';

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({
  element,
}) => wrapRoot(cache, element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  giveUpAtServerErrors();
  catchLoaderErrors();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    fallBackToFullLoad();
    // From here on Gatsby prefetches page data, so the browser need not prefetch HTML.
    document.querySelector('script[type=speculationrules]')?.remove();
    window.dispatchEvent(new Event(HYDRATED));
    // webpack removes the branch and the module from a build.
    if (process.env.NODE_ENV === 'development')
      void import('./src/issue-overlay/show-issues').then(({ showIssues }) =>
        showIssues(cache),
      );
  };
