import { Lock } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ChatWidget } from './chat-widget';
import {
  WIDE,
  metaStyle,
  rowStyle,
} from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';
import { ShopPage } from './shop-page';

/** A chat on a shop's page. */
export function ChatPanel({ panel }: PanelProps) {
  const { shop, shopItems, dialogue } = panel;
  return (
    <>
      <div aria-hidden="true" css={browserStyle}>
        <i />
        <i />
        <i />
        <span css={addressStyle}>
          <Lock size="1em" />
          {shop}
        </span>
      </div>
      <div css={pageStyle}>
        <ShopPage shop={shop} items={shopItems ?? []} />
        <ChatWidget lines={dialogue} />
      </div>
    </>
  );
}

const browserStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `${theme.space[2]} ${theme.space[4]}`,
    background: theme.colour.sunken,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    i: {
      width: theme.space[2],
      height: theme.space[2],
      borderRadius: theme.radius.round,
      background: theme.tint.line,
    },
  });

const addressStyle = (theme: Theme) =>
  css(rowStyle(theme), metaStyle(theme), {
    justifyContent: 'center',
    flex: 1,
    marginLeft: theme.space[2],
    padding: `${theme.space[1]} ${theme.space[3]}`,
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
  });

const pageStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[3],
    padding: theme.space[3],
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      alignItems: 'start',
    },
  });
