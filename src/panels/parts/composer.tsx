import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { css } from '@emotion/react';
import { panelRow } from '../../styles/panel-style';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { drawnFieldStyle } from './drawn-parts';

/** A field and a button for messages. Parents may set `--composer-inset`, the space at both sides. */
export function Composer({ draft }: { draft?: string }) {
  return (
    <div aria-hidden="true" css={composerStyle}>
      <span css={messageStyle}>{draft ?? 'Write a message'}</span>
      <span css={sendStyle}>
        <SendHorizontal size="1em" />
      </span>
    </div>
  );
}

const composerStyle = css(panelRow, {
  padding: `${theme.space[2]} var(--composer-inset, ${theme.space[3]})`,
  borderTop: theme.rule,
});

const messageStyle = css(drawnFieldStyle, { display: 'block', flex: 1 });

const sendStyle = css(square(theme.space[6]), {
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
