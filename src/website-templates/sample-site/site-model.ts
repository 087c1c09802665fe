import {
  type PageContent,
  type QueriedBlock,
  type TemplateWithSample,
  firmName,
} from './sample-fields';

type SampleSiteOfTemplate = NonNullable<TemplateWithSample['sampleSite']>;

// `sampleSite` of a template in data/ describes a sample site, the website of an invented firm. SampleSite is the page
// /websites/<slug>/preview; SampleSiteFrame shows that page in an iframe on the template's page.

/** Data that all pages of a sample site share. */
interface SampleSiteModel extends Partial<
  Pick<SampleSiteOfTemplate, 'layout' | 'notice' | 'cart' | 'action' | 'footer'>
> {
  firm: string;
  pages: readonly PageContent[];
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: QueriedBlock<'slots'> } | null;
}

export interface SampleState {
  /** The name of the page that shows. */
  page: string;
  /** Counts opened pages; a change resets scroll position and menu. */
  openings: number;
  /** Whether a button of the site opened the page, so that the focus has to move to it. */
  openedByButton: boolean;
  cart: number;
  /** The chosen appointment, such as "Friday, 8am". */
  slot: string | null;
}

export interface SamplePartProps {
  site: SampleSiteModel;
  state: SampleState;
  change: (changes: Partial<SampleState>) => void;
  open: (page: string) => void;
}

export interface BlockProps<
  Kind extends QueriedBlock['kind'],
> extends SamplePartProps {
  block: QueriedBlock<Kind>;
}

/** The site of a template, with a page for each of its included pages. */
export function siteOf(
  template: TemplateWithSample,
  includedPages: readonly string[],
): SampleSiteModel {
  const { sampleSite, description } = template;
  const pages = includedPages.map(
    (name): PageContent =>
      sampleSite?.pages.find((page) => page.name === name) ?? {
        name,
        // A page that the sample site leaves out has the template's own description.
        blocks: [{ kind: 'hero', title: name, text: description }],
      },
  );
  const slots = pages
    .flatMap(({ name: page, blocks }) =>
      blocks.map((block) => block.kind === 'slots' && { page, block }),
    )
    .find(Boolean);
  return {
    ...sampleSite,
    firm: firmName(template),
    pages,
    slots: slots || null,
  };
}
