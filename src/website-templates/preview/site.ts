import type { Dispatch } from 'react';
import type { PageContent } from './preview-pages';
import type { PreviewBlock, PreviewedTemplate } from './preview-fields';
import { firmName } from './preview-fields';
import type { PreviewAction, PreviewState } from './preview-state';

type Preview = NonNullable<PreviewedTemplate['preview']>;

/** What the pages of a sample site have in common. */
export interface Site {
  firm: string;
  /** The names of the pages. */
  pages: readonly string[];
  /** One of the pages has products, so every page has a cart. */
  isShop: boolean;
  layout: Preview['layout'];
  notice: Preview['notice'];
  action: Preview['action'];
  footer: Preview['footer'];
  /** The appointments that one of the pages offers. */
  slots: { page: string; block: PreviewBlock } | null;
}

export interface SiteProps {
  site: Site;
  state: PreviewState;
  dispatch: Dispatch<PreviewAction>;
}

export interface BlockProps extends SiteProps {
  block: PreviewBlock;
  /** Its position on the page, from 0. */
  index: number;
}

export function siteOf(
  template: PreviewedTemplate,
  contents: readonly PageContent[],
): Site {
  const { layout = null, notice = null } = template.preview ?? {};
  const { action = null, footer = null } = template.preview ?? {};
  const pages = contents.map(({ name }) => name);
  return {
    firm: firmName(template),
    pages,
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
