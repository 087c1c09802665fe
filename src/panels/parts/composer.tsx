import { css } from '@emotion/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { square } from '../../styles/mixins';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnFieldStyle } from './drawn-parts';

interface ComposerProps {
  draft?: string;
  className?: string;
}

/** A field and a button for messages. */
export function Composer({ draft, className }: ComposerProps) {
  return (
    <div aria-hidden="true" css={composerStyle} className={className}>
      <span css={messageStyle}>{draft ?? 'Write a message'}</span>
      <span css={sendStyle}>
        <SendHorizontal size="1em" />
      </span>
    </div>
  );
}

const composerStyle = css(panelRow, {
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderTop: theme.rule,
});

const messageStyle = css(drawnFieldStyle, { display: 'block', flex: 1 });

const sendStyle = css(square(theme.space[6]), {
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
