import { css, keyframes } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { boxStyle, labelStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { AppFrame } from '../parts/app-frame';
import { WithSide } from '../parts/with-side';
import type { ScenePropsOf } from '../parts/scene-props';
import { Person } from '../parts/person';

/** A live call: the transcript, what the caller wants and what was booked. */
export function CallPanel({ panel, outcome }: ScenePropsOf<'call'>) {
  const { caller, dialogue, elapsed, intent, booking } = panel;
  // Such as "Farida Hussain, Bramhall".
  const [name = '', ...place] = caller.split(/,\s*/);
  const live = (
    <>
      <span aria-hidden="true" css={dotStyle} />
      Live, {elapsed}
    </>
  );
  return (
    <AppFrame open="phone-call" title="Calls" note={live} user={panel.user}>
      <WithSide
        outcome={outcome}
        side={
          <>
            <p css={boxStyle}>
              <span css={labelStyle}>Intent </span>
              {intent}
            </p>
            <p css={[tintStyle('emerald'), bookedStyle]}>
              <span css={labelStyle}>Booked </span>
              {booking}
            </p>
          </>
        }
      >
        <div css={transcriptStyle}>
          <Person name={name} note={['Incoming call', ...place].join(', ')} />
          <Dialogue
            lines={dialogue}
            customer={name}
            business="Assistant"
            arriving
          />
        </div>
      </WithSide>
    </AppFrame>
  );
}

const transcriptStyle = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
});

const bookedStyle = css(boxStyle, {
  background: theme.tint.soft,
  borderColor: theme.tint.line,
  fontWeight: 600,
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
