import {
  type PageContent,
  type SampleBlock,
  type TemplateWithSample,
  firmName,
} from './sample-fields';

type SampleSiteData = NonNullable<TemplateWithSample['sampleSite']>;

// A sample site is the website of an invented firm. SampleSiteFrame shows it in a device frame on the template's page,
// SampleSite as a page of its own.

/** Data that all pages of a sample site share. */
interface SiteData extends Pick<
  SampleSiteData,
  'layout' | 'notice' | 'action' | 'footer'
> {
  firm: string;
  /** The names of all pages, and of those in the menu. */
  pages: readonly string[];
  menu: readonly string[];
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: SampleBlock<'slots'> } | null;
}

export interface SampleState {
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
  site: SiteData;
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
): SiteData {
  const {
    layout = null,
    notice = null,
    action = null,
    footer = null,
  } = template.sampleSite ?? {};
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
