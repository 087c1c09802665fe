import type { ComponentType } from 'react';
import type { SerializedStyles, Theme } from '@emotion/react';
import type { BlockProps, SiteProps } from '../site';

/** How the pages of a sample site look, whatever its trade. The blocks between hero and footer are those of all. */
export interface Layout {
  Header: ComponentType<SiteProps>;
  /** The opening of a page. */
  Hero: ComponentType<BlockProps>;
  Footer: ComponentType<SiteProps>;
  /** The address of its face, where it has one of its own. */
  face?: string;
  /**
   * Custom properties that the blocks read (preview-page.tsx), and what else is different in them: each has its kind
   * as `data-block` around it.
   */
  style: (theme: Theme) => SerializedStyles;
}
