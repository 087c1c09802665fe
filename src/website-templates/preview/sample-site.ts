import { useEffect, useState } from 'react';
import {
  type PageContent,
  type PreviewBlock,
  type PreviewedTemplate,
  firmName,
} from './preview-fields';
import { pageAnchor, previewPages } from './preview-pages';

type Preview = NonNullable<PreviewedTemplate['preview']>;

// A website template's `preview` in data/ describes a sample site: the website of an invented firm. The preview shows it in
// a device frame on the template's page (TemplatePreview), or in the whole window on a separate page (WholePreview).

/** The parts that all pages of a sample site share. */
interface SampleSite extends Pick<
  Preview,
  'layout' | 'notice' | 'action' | 'footer'
> {
  firm: string;
  /** The names of the pages, and of those in the menu. */
  pages: readonly string[];
  menu: readonly string[];
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: PreviewBlock<'slots'> } | null;
}

interface SampleState {
  /** The name of the page that shows. */
  page: string;
  /** How often a page was opened: each time it begins at its top, with its menu closed. */
  turn: number;
  /** The page was opened from the page before, where the focus was. */
  movesFocus: boolean;
  /** Number of products in the cart. */
  cart: number;
  /** The chosen appointment, such as "Friday, 8am". */
  slot: string | null;
}

export interface SamplePartProps {
  site: SampleSite;
  state: SampleState;
  change: (changes: Partial<SampleState>) => void;
  /** Opens a page from the one that shows. */
  open: (page: string) => void;
}

export interface BlockProps<
  Kind extends PreviewBlock['kind'],
> extends SamplePartProps {
  block: PreviewBlock<Kind>;
}

export function siteOf(
  template: PreviewedTemplate,
  contents: readonly PageContent[],
): SampleSite {
  const {
    layout = null,
    notice = null,
    action = null,
    footer = null,
  } = template.preview ?? {};
  const pages = contents.map(({ name }) => name);
  return {
    firm: firmName(template),
    pages,
    menu: contents.filter((page) => !page.outOfMenu).map(({ name }) => name),
    layout,
    notice,
    action,
    footer,
    slots:
      contents
        .flatMap(({ name: page, blocks }) =>
          blocks.map((block) => block.kind === 'slots' && { page, block }),
        )
        .find(Boolean) || null,
  };
}

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
