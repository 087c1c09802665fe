import Headphones from 'lucide-react/icons/headphones';
import PhoneForwarded from 'lucide-react/icons/phone-forwarded';
import { css, keyframes } from '@emotion/react';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';
import { Person } from '../parts/person';
import { Speech } from './speech';

interface CallStripProps {
  /** Such as "Farida Hussain, Bramhall". */
  caller: string;
  elapsed: string;
  lines: PanelOf<'call'>['dialogue'];
}

/** The call that is running: the caller, its length, who has spoken when, and buttons, which are drawn. */
export function CallStrip({ caller, elapsed, lines }: CallStripProps) {
  const [name = '', ...place] = caller.split(/,\s*/);
  const speaks = lines.at(-1)?.speaker === 'customer' ? name : 'Assistant';
  return (
    <div css={stripStyle}>
      <div css={spreadStyle}>
        <Person name={name} note={['Incoming call', ...place].join(', ')} />
        <p css={timeStyle}>
          <span aria-hidden="true" css={dotStyle} />
          <span css={metaStyle}>Live </span>
          <strong>{elapsed}</strong>
        </p>
      </div>
      <Speech lines={lines} />
      <div css={spreadStyle}>
        <p css={speakerStyle}>{speaks} speaking</p>
        <span aria-hidden="true" css={spreadStyle}>
          <span css={buttonStyle}>
            <Headphones size="1.1em" />
            Listen in
          </span>
          <span css={mainButtonStyle}>
            <PhoneForwarded size="1.1em" />
            Take over
          </span>
        </span>
      </div>
    </div>
  );
}

const stripStyle = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
});

const spreadStyle = css(rowStyle, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

const timeStyle = css(rowStyle, {
  strong: { fontSize: theme.text.title3, lineHeight: 1 },
});

const pulse = keyframes({
  '70%, 100%': { transform: 'scale(1.9)', opacity: 0 },
});

/** A dot with a few pulses: nothing may move for longer than five seconds (WCAG 2.2.2). */
const dotStyle = css({
  position: 'relative',
  width: theme.space[2],
  height: theme.space[2],
  borderRadius: theme.radius.round,
  background: theme.colour.danger,
  [theme.media.motion]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: 'inherit',
      animation: `${pulse} 1.6s ease-out 3 both`,
    },
  },
});

const speakerStyle = css({ fontWeight: 600, color: theme.tint.strong });

const buttonStyle = css(rowStyle, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.line} solid ${theme.colour.control}`,
  borderRadius: theme.radius.round,
  fontWeight: 600,
});

const mainButtonStyle = css(buttonStyle, {
  borderColor: theme.tint.strong,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
