import CalendarCheck from 'lucide-react/icons/calendar-check';
import Target from 'lucide-react/icons/target';
import type { Theme } from '@emotion/react';
import { css, keyframes } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Dialogue } from '../../components/product/dialogue';
import {
  WIDE,
  endPadding,
  metaStyle,
  rowStyle,
  tintBackground,
} from '../../components/product/product-style';
import { Waveform } from '../../components/product/waveform';
import { Outcome } from '../parts/outcome';
import type { PanelProps } from '../parts/panel-props';

/** A live call: the transcript, what the caller wants and what was booked. */
export function CallPanel({ panel }: PanelProps) {
  const { caller, dialogue, intent, booking } = panel;
  // Such as "Farida Hussain, Bramhall".
  const [name, ...place] = caller?.split(/,\s*/) ?? [];
  return (
    <>
      <CallHeader name={name} place={place.join(', ')} />
      <div css={bodyStyle}>
        <div css={transcriptStyle}>
          <Dialogue
            lines={dialogue}
            customer={name ?? 'Caller'}
            business="Assistant"
            named
          />
        </div>
        <div css={outcomesStyle}>
          {intent && <Outcome icon={Target} label="Intent" text={intent} />}
          {booking && (
            <Outcome icon={CalendarCheck} label="Booked" text={booking} good />
          )}
          <span css={waveStyle}>
            <Waveform />
          </span>
        </div>
      </div>
    </>
  );
}

const bodyStyle = css({
  display: 'grid',
  flex: 1,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const transcriptStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[3]} ${theme.space[4]}`,
    [WIDE]: { paddingBottom: theme.space[8] },
  });

const outcomesStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[2],
    padding: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    background: theme.colour.sunken,
    [WIDE]: {
      width: `calc(11.5rem + var(--panel-bleed, 0rem))`,
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
      borderTop: 0,
      borderLeft: `${theme.line} solid ${theme.colour.line}`,
      paddingRight: endPadding(theme.space[3]),
    },
  });

interface CallHeaderProps {
  name: string | undefined;
  place: string;
}

function CallHeader({ name, place }: CallHeaderProps) {
  return (
    <div css={headerStyle}>
      {name && <Avatar initials={initials(name)} solid />}
      <p css={whoStyle}>
        <strong>{name}</strong>{' '}
        <span css={metaStyle}>Incoming call{place && `, ${place}`}</span>
      </p>
      <span css={liveStyle}>
        <span aria-hidden="true" css={dotStyle} />
        Live
      </span>
    </div>
  );
}

const headerStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    gap: theme.space[3],
    padding: `${theme.space[3]} ${endPadding(theme.space[4])} ${theme.space[3]} ${theme.space[4]}`,
    background: tintBackground(theme),
    borderBottom: `${theme.line} solid ${theme.tint.line}`,
  });

const whoStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

/** Large at the foot of the rail, cut off by the panel's edge. Narrow panels have no room for it. */
const waveStyle = (theme: Theme) =>
  css({
    display: 'none',
    color: theme.tint.strong,
    [WIDE]: {
      display: 'block',
      alignSelf: 'end',
      paddingBottom: theme.space[3],
      svg: { width: 'auto', maxWidth: 'none', height: theme.space[24] },
    },
  });

const liveStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `0 ${theme.space[2]}`,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
    fontSize: theme.text.tiny,
    fontWeight: 600,
    color: theme.colour.danger,
  });

const pulse = keyframes({
  '70%, 100%': { transform: 'scale(2.6)', opacity: 0 },
});

/** A dot with a few pulses: nothing may move for longer than five seconds (WCAG 2.2.2). */
const dotStyle = (theme: Theme) =>
  css({
    position: 'relative',
    width: theme.space[2],
    height: theme.space[2],
    borderRadius: theme.radius.round,
    background: 'currentColor',
    [theme.media.motion]: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        background: 'currentColor',
        animation: `${pulse} 1.6s ease-out 3 both`,
      },
    },
  });
