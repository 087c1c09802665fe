import { useEffect, useState } from 'react';
import { pageAnchor } from './page-addresses';
import type { TemplateWithSample } from './sample-fields';
import { type SampleState, siteOf } from './site-model';

export interface SampleProps {
  template: TemplateWithSample;
  includedPages: readonly string[];
}

/** The state of a sample site: the page, which follows the address, and a cart and an appointment for all pages. */
export function useSampleSite({ template, includedPages }: SampleProps) {
  const site = siteOf(template, includedPages);
  const first = includedPages[0] ?? site.firm;
  const [state, setState] = useState<SampleState>({
    page: first,
    openings: 0,
    openedByButton: false,
    cart: template.sampleSite?.cart?.pieces ?? 0,
    slot: null,
  });
  const change = (changes: Partial<SampleState>) =>
    setState((former) => ({ ...former, ...changes }));
  const open = (page: string) =>
    setState((former) => opened(former, page, true));
  useEffect(() => {
    const openNamed = () => {
      const named = includedPages.find(
        (each) => location.hash === `#${pageAnchor(each)}`,
      );
      // The address without a hash is that of the first page.
      const page = location.hash === '' ? first : named;
      if (page !== undefined)
        setState((former) =>
          page === former.page ? former : opened(former, page, false),
        );
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      removeEventListener('hashchange', openNamed);
    };
  }, [includedPages, first]);
  useEffect(() => {
    if (state.openedByButton) changeHash(`#${pageAnchor(state.page)}`);
  }, [state.openedByButton, state.page]);
  const page = site.pages.find((each) => each.name === state.page);
  return { site, state, change, open, page };
}

const opened = (
  former: SampleState,
  page: string,
  openedByButton: boolean,
): SampleState => ({
  ...former,
  page,
  openedByButton,
  openings: former.openings + 1,
});

/**
 * Changes the hash without moving the focus, unlike a link. Adds a history entry, except in a frame, where Back must
 * leave the surrounding page.
 */
function changeHash(hash: string): void {
  if (window.self === window.top) history.pushState(history.state, '', hash);
  else history.replaceState(history.state, '', hash);
  scrollTo(0, 0);
}
