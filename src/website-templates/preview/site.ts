import {
  type PageContent,
  type PreviewBlock,
  type PreviewedTemplate,
  firmName,
} from './preview-fields';

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
  /** One of the pages has products, so every page has a cart. */
  isShop: boolean;
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: PreviewBlock } | null;
}

export interface SampleState {
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

export interface BlockProps extends SamplePartProps {
  block: PreviewBlock;
  /** Its position on the page, from 0. */
  index: number;
}

export function siteOf(
  template: PreviewedTemplate,
  contents: readonly PageContent[],
): SampleSite {
  const { layout = null, notice = null } = template.preview ?? {};
  const { action = null, footer = null } = template.preview ?? {};
  const pages = contents.map(({ name }) => name);
  return {
    firm: firmName(template),
    pages,
    menu: contents.filter((page) => !page.outOfMenu).map(({ name }) => name),
    isShop: contents.some(({ blocks }) =>
      blocks.some(({ kind }) => kind === 'products'),
    ),
    layout,
    notice,
    action: action && pages.includes(action.leadsTo) ? action : null,
    footer,
    slots:
      contents.flatMap(({ name, blocks }) =>
        blocks
          .filter(({ kind }) => kind === 'slots')
          .map((block) => ({ page: name, block })),
      )[0] ?? null,
  };
}
