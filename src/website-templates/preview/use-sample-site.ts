import { useEffect, useReducer } from 'react';
import { pageAnchor } from './page-anchor';
import type { PreviewedTemplate } from './preview-fields';
import { previewPages } from './preview-pages';
import { initialState, previewReducer } from './preview-state';
import { siteOf } from './site';

export interface SampleSiteProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/**
 * A sample site, with one cart and one appointment for all of its pages. It shows the page that the address names; `name`
 * puts the page that a visitor opens into the address.
 */
export function useSampleSite(
  { template, includedPages }: SampleSiteProps,
  name: (hash: string) => void,
) {
  const pages = previewPages(template, includedPages);
  const site = siteOf(template, pages);
  const first = includedPages[0] ?? site.firm;
  const [state, dispatch] = useReducer(previewReducer, first, initialState);
  const page = pages.find((each) => each.name === state.page);
  useEffect(() => {
    const openNamed = () => {
      const named = includedPages.find(
        (each) => location.hash === `#${pageAnchor(each)}`,
      );
      if (named !== undefined) dispatch({ type: 'open', page: named });
      // Back at the address without a page.
      else if (location.hash === '') dispatch({ type: 'open', page: first });
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      removeEventListener('hashchange', openNamed);
    };
  }, [includedPages, first]);
  useEffect(() => {
    if (state.movesFocus) name(`#${pageAnchor(state.page)}`);
  }, [state.movesFocus, state.page, name]);
  return { site, state, dispatch, page };
}
