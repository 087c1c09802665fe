import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  endPadding,
  metaStyle,
  rowStyle,
} from '../../components/product/product-style';

/** A drawing of a message field: nothing can be typed, so it is hidden from screen readers. */
export function Composer() {
  return (
    <div aria-hidden="true" css={composerStyle}>
      <span css={fieldStyle}>Write a message</span>
      <span css={sendStyle}>
        <SendHorizontal size="1em" />
      </span>
    </div>
  );
}

const composerStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `${theme.space[2]} ${endPadding(theme.space[3])} ${theme.space[2]} ${theme.space[3]}`,
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  });

const fieldStyle = (theme: Theme) =>
  css(metaStyle(theme), {
    flex: 1,
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.round,
    background: theme.colour.sunken,
  });

const sendStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    width: theme.space[6],
    height: theme.space[6],
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
    color: theme.colour.surface,
  });
