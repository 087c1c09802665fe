import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { css, keyframes } from '@emotion/react';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface ComposerProps {
  /** The message that is being typed. */
  draft?: string;
}

/** A drawing of a message field: nothing can be typed, so it is hidden from screen readers. */
export function Composer({ draft }: ComposerProps) {
  return (
    <div aria-hidden="true" css={composerStyle}>
      <span css={fieldStyle}>
        {draft ? <span css={draftStyle}>{draft}</span> : 'Write a message'}
      </span>
      <span css={sendStyle}>
        <SendHorizontal size="1em" />
      </span>
    </div>
  );
}

const composerStyle = css(rowStyle, {
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderTop: `${theme.line} solid ${theme.colour.line}`,
});

const fieldStyle = css(metaStyle, {
  flex: 1,
  minWidth: 0,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.sunken,
});

const blink = keyframes({ '50%': { borderColor: 'transparent' } });

/** With a caret, which stops blinking within five seconds (WCAG 2.2.2). */
const draftStyle = css({
  borderRight: `${theme.line} solid ${theme.colour.text}`,
  color: theme.colour.text,
  [theme.media.motion]: { animation: `${blink} 1s step-end 4` },
});

const sendStyle = css({
  ...square(theme.space[6]),
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
