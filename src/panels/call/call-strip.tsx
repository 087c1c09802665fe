import Headphones from 'lucide-react/icons/headphones';
import PhoneForwarded from 'lucide-react/icons/phone-forwarded';
import { css, keyframes } from '@emotion/react';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { buttonStyle } from '../parts/drawn-controls';
import { Person } from '../parts/person';
import { Speech } from './speech';

/** The call that is running: the caller, its length, who has spoken when, and buttons, which are drawn. */
export function CallStrip({ caller, elapsed, dialogue }: PanelOf<'call'>) {
  // Such as "Farida Hussain, Bramhall".
  const [name = '', ...place] = caller.split(/,\s*/);
  const speaks = dialogue.at(-1)?.speaker === 'customer' ? name : 'Assistant';
  return (
    <div css={stripStyle}>
      <div css={spreadStyle}>
        <Person name={name} note={['Incoming call', ...place].join(', ')} />
        <p css={timeStyle}>
          <span css={metaStyle}>Live </span>
          <strong>{elapsed}</strong>
        </p>
      </div>
      <Speech dialogue={dialogue} />
      <div css={spreadStyle}>
        <p css={speakerStyle}>{speaks} speaking</p>
        <span aria-hidden="true" css={spreadStyle}>
          <span css={quietButtonStyle}>
            <Headphones size="1.1em" />
            Listen in
          </span>
          <span css={buttonStyle}>
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

const pulse = keyframes({ '50%': { opacity: 0.2 } });

/** After a dot that blinks a few times: nothing may move for longer than five seconds (WCAG 2.2.2). */
const timeStyle = css(rowStyle, {
  '&::before': {
    content: '""',
    ...square(theme.space[2]),
    borderRadius: theme.radius.round,
    background: theme.colour.danger,
    [theme.media.motion]: { animation: `${pulse} 1.6s 3` },
  },
  strong: { fontSize: theme.text.title3, lineHeight: 1 },
});

const speakerStyle = css({ fontWeight: 600, color: theme.tint.strong });

const quietButtonStyle = css(buttonStyle, {
  borderColor: theme.colour.control,
  background: 'none',
  color: 'inherit',
});
