import type { Dispatch } from 'react';
import { ShoppingBasket } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Block } from './blocks/block';
import { DESKTOP, TABLET, from, miniColours, to } from './mini-style';
import type { MiniPageContent } from './preview-pages';
import type { SiteAction, SiteState } from './site-state';

interface MiniPageProps {
  template: { heroFrom: string; heroTo: string };
  firm: string;
  page: MiniPageContent;
  /** Something is for sale on one of the pages, so there is a basket on each. */
  isShop: boolean;
  state: SiteState;
  dispatch: Dispatch<SiteAction>;
}

/**
 * A page of the small website. It is a picture of a site as much as a site: it has no landmarks of its own, and its
 * headings stand below the section it is shown in.
 */
export function MiniPage({
  template,
  firm,
  page,
  isShop,
  state,
  dispatch,
}: MiniPageProps) {
  return (
    <div css={[pageStyle, miniColours(template.heroFrom, template.heroTo)]}>
      <div css={stripStyle}>
        <p css={firmStyle}>
          <span aria-hidden="true" css={markStyle} />
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
        // Blocks have no names, and their order never changes.
        <Block
          key={index}
          block={block}
          index={index}
          state={state}
          dispatch={dispatch}
        />
      ))}
      <p css={footStyle}>{firm}</p>
    </div>
  );
}

const pageStyle = (theme: Theme) =>
  css({
    '--mini-gutter': theme.space[4],
    [TABLET]: { '--mini-gutter': theme.space[8] },
    [DESKTOP]: { '--mini-gutter': theme.space[16] },
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    fontSize: theme.text.body,
    overflowWrap: 'break-word',
  });

const stripStyle = (theme: Theme) =>
  css({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[2],
    padding: `${theme.space[3]} var(--mini-gutter)`,
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

const markStyle = (theme: Theme) =>
  css({
    width: theme.space[5],
    height: theme.space[5],
    borderRadius: `${theme.radius.small} ${theme.radius.small} ${theme.radius.small} 0`,
    background: `linear-gradient(120deg, ${from}, ${to})`,
  });

const basketStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.small,
    fontWeight: 600,
    color: theme.tint.strong,
  });

const titleStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[8]} var(--mini-gutter) 0`,
    h3: { margin: 0, fontSize: theme.text.titleMini },
  });

const footStyle = (theme: Theme) =>
  css({
    margin: 'auto 0 0',
    padding: `${theme.space[5]} var(--mini-gutter)`,
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    fontSize: theme.text.tiny,
    color: theme.colour.textMuted,
  });
