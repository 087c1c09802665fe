import { useEffect, useState } from 'react';
import {
  type PageContent,
  type SampleBlock,
  type TemplateWithSample,
  firmName,
} from './sample-fields';
import { pageAnchor, samplePages } from './page-addresses';

type Preview = NonNullable<TemplateWithSample['preview']>;

// `preview` of a template in data/ describes a sample site, the website of an invented firm. FramedSample shows it
// in a device frame on the template's page, WholeSample as a page of its own.

/** Data that all pages of a sample site share. */
interface SampleSite extends Pick<
  Preview,
  'layout' | 'notice' | 'action' | 'footer'
> {
  firm: string;
  /** The names of all pages, and of those in the menu. */
  pages: readonly string[];
  menu: readonly string[];
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: SampleBlock<'slots'> } | null;
}

interface SampleState {
  /** The name of the page that shows. */
  page: string;
  /** Counts opened pages; a change resets scroll position and menu. */
  turn: number;
  /** Whether the page was opened from another one, in which the focus was. */
  movesFocus: boolean;
  cart: number;
  /** The chosen appointment, such as "Friday, 8am". */
  slot: string | null;
}

export interface SamplePartProps {
  site: SampleSite;
  state: SampleState;
  change: (changes: Partial<SampleState>) => void;
  open: (page: string) => void;
}

export interface BlockProps<
  Kind extends SampleBlock['kind'],
> extends SamplePartProps {
  block: SampleBlock<Kind>;
}

export function siteOf(
  template: TemplateWithSample,
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

export interface SampleProps {
  template: TemplateWithSample;
  includedPages: readonly string[];
}

/** The state of a sample site: the page, which follows the address, and a cart and an appointment for all pages. */
export function useSampleSite({ template, includedPages }: SampleProps) {
  const pages = samplePages(template, includedPages);
  const site = siteOf(template, pages);
  const first = includedPages[0] ?? site.firm;
  const [state, setState] = useState<SampleState>({
    page: first,
    turn: 0,
    movesFocus: false,
    cart: template.preview?.cart ?? 0,
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
      // The address without a hash is that of the first page.
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
    if (state.movesFocus) changeHash(`#${pageAnchor(state.page)}`);
  }, [state.movesFocus, state.page]);
  const page = pages.find((each) => each.name === state.page);
  return { site, state, change, open, page };
}

/**
 * Changes the hash without moving the focus, unlike a link. Adds a history entry, except in a frame, where Back must
 * leave the surrounding page.
 */
function changeHash(hash: string): void {
  if (window.self === window.top) history.pushState(history.state, '', hash);
  else history.replaceState(history.state, '', hash);
  scrollTo(0, 0);
}
