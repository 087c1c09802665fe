import type { Dispatch } from 'react';
import { ShoppingBasket } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Block } from './blocks/block';
import {
  DESKTOP,
  TABLET,
  fromColour,
  previewColours,
  toColour,
} from './preview-style';
import type { PageContent } from './preview-pages';
import type { PreviewAction, PreviewState } from './preview-state';

interface PreviewPageProps {
  template: { heroFrom: string; heroTo: string };
  firm: string;
  page: PageContent;
  /** One of the pages has products, so every page has a basket. */
  isShop: boolean;
  state: PreviewState;
  dispatch: Dispatch<PreviewAction>;
}

/** A page of the sample site. It has no landmarks, and its headings continue the levels of the page around it. */
export function PreviewPage({
  template,
  firm,
  page,
  isShop,
  state,
  dispatch,
}: PreviewPageProps) {
  return (
    <div css={[pageStyle, previewColours(template.heroFrom, template.heroTo)]}>
      <div css={headerStyle}>
        <p css={firmStyle}>
          <span aria-hidden="true" css={logoStyle} />
          {firm}
        </p>
        {isShop && (
          <p role="status" css={basketStyle}>
            <ShoppingBasket aria-hidden="true" size="1.2em" />
            Basket ({state.basket})
          </p>
        )}
      </div>
      {page.blocks[0]?.kind !== 'hero' && (
        <div css={titleStyle}>
          <h3>{page.name}</h3>
        </div>
      )}
      {page.blocks.map((block, index) => (
        // Blocks have no id, and their order never changes.
        <Block
          key={index}
          block={block}
          index={index}
          state={state}
          dispatch={dispatch}
        />
      ))}
      <p css={footerStyle}>{firm}</p>
    </div>
  );
}

const pageStyle = (theme: Theme) =>
  css({
    '--preview-gutter': theme.space[4],
    [TABLET]: { '--preview-gutter': theme.space[8] },
    [DESKTOP]: { '--preview-gutter': theme.space[16] },
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    fontSize: theme.text.body,
    overflowWrap: 'break-word',
  });

const headerStyle = (theme: Theme) =>
  css({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[2],
    padding: `${theme.space[3]} var(--preview-gutter)`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    background: theme.colour.surface,
    p: {
      margin: 0,
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[2],
    },
  });

const firmStyle = (theme: Theme) =>
  css({ fontFamily: theme.font.display, fontWeight: 700 });

const logoStyle = (theme: Theme) =>
  css({
    width: theme.space[5],
    height: theme.space[5],
    borderRadius: `${theme.radius.small} ${theme.radius.small} ${theme.radius.small} 0`,
    background: `linear-gradient(120deg, ${fromColour}, ${toColour})`,
  });

const basketStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.small,
    fontWeight: 600,
    color: theme.tint.strong,
  });

const titleStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[8]} var(--preview-gutter) 0`,
    h3: { margin: 0, fontSize: theme.text.titlePreview },
  });

const footerStyle = (theme: Theme) =>
  css({
    margin: 'auto 0 0',
    padding: `${theme.space[5]} var(--preview-gutter)`,
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    fontSize: theme.text.tiny,
    color: theme.colour.textMuted,
  });
