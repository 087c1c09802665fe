import { useEffect, useState } from 'react';
import type { PreviewedTemplate } from './preview-fields';
import { pageAnchor, previewPages } from './preview-pages';
import { type SampleState, siteOf } from './site';

export interface PreviewProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/**
 * A sample site, with one cart and one appointment for all of its pages. It shows the page that the address names, and
 * puts the page that a visitor opens into the address.
 */
export function useSampleSite({ template, includedPages }: PreviewProps) {
  const pages = previewPages(template, includedPages);
  const site = siteOf(template, pages);
  const first = includedPages[0] ?? site.firm;
  const [state, setState] = useState<SampleState>({
    page: first,
    turn: 0,
    movesFocus: false,
    cart: 0,
    slot: null,
  });
  const change = (changes: Partial<SampleState>) =>
    setState((former) => ({ ...former, ...changes }));
  const open = (page: string) =>
    change({ page, turn: state.turn + 1, movesFocus: true });
  useEffect(() => {
    const openNamed = () => {
      const named = includedPages.find(
        (each) => location.hash === `#${pageAnchor(each)}`,
      );
      // Back at the address without a page.
      const page = location.hash === '' ? first : named;
      if (page !== undefined)
        setState((former) =>
          page === former.page
            ? former
            : { ...former, page, turn: former.turn + 1, movesFocus: false },
        );
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      removeEventListener('hashchange', openNamed);
    };
  }, [includedPages, first]);
  useEffect(() => {
    if (state.movesFocus) enter(`#${pageAnchor(state.page)}`);
  }, [state.movesFocus, state.page]);
  const page = pages.find((each) => each.name === state.page);
  return { site, state, change, open, page };
}

/**
 * Unlike a link, this leaves the focus where it is. Back leads to the page before; in a frame it leaves the page around
 * it, as elsewhere.
 */
function enter(hash: string): void {
  if (window.self === window.top) history.pushState(history.state, '', hash);
  else history.replaceState(history.state, '', hash);
  scrollTo(0, 0);
}
