import './src/http/fetch-ahead';
import type { GatsbyBrowser } from 'gatsby';
import { HYDRATED_EVENT } from './src/layout/hydrated-event';
import { endSpeculation } from './src/layout/end-speculation';
import { hydrateInPieces } from './src/layout/hydrate-in-pieces';
import { openFailedPagesInFull, settleLoads } from './src/layout/full-load';
import { blendNavigation, endTransition } from './src/layout/view-transitions';
import { wrapPage, wrapRoot } from './src/layout/wrap';
import { createStyleCache } from './src/styles/cache';

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({
  element,
}) => wrapRoot(cache, element);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () =>
  settleLoads(window);

// `develop` draws in its own way.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydrateInPieces : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] =
  () => {
    blendNavigation(window);
    openFailedPagesInFull(window);
    endSpeculation();
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    // webpack leaves both the branch and the module out of a build.
    if (process.env.NODE_ENV === 'development')
      void import('./src/editing/show-problems').then(({ showProblems }) =>
        showProblems(cache),
      );
  };

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = endTransition;
