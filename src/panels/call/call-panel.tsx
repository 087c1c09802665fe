import { css } from '@emotion/react';
import { boxStyle, labelStyle } from '../../components/product/product-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { AppFrame } from '../parts/app-frame';
import { Facts } from '../parts/facts';
import { WithSide } from '../parts/with-side';
import type { ScenePropsOf } from '../parts/scene-props';
import { CallStrip } from './call-strip';
import { Transcript } from './transcript';

/** A live call: who speaks, the transcript, what is noted and what was booked. */
export function CallPanel({ panel, outcome }: ScenePropsOf<'call'>) {
  const { user, facts, booking } = panel;
  return (
    <AppFrame open="phone-call" title="Calls" user={user}>
      <WithSide
        outcome={outcome}
        side={
          <>
            <div css={notedStyle}>
              <p css={labelStyle}>Noted so far</p>
              <Facts facts={facts} />
            </div>
            <p css={[tintStyle('emerald'), bookedStyle]}>
              <span css={labelStyle}>Booked </span>
              {booking}
            </p>
          </>
        }
      >
        <CallStrip {...panel} />
        <Transcript {...panel} />
      </WithSide>
    </AppFrame>
  );
}

const notedStyle = css({ display: 'grid', gap: theme.space[2] });

const bookedStyle = css(boxStyle, {
  background: theme.tint.soft,
  borderColor: theme.tint.line,
  fontWeight: 600,
});
