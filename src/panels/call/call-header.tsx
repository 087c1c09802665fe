import type { Theme } from '@emotion/react';
import { css, keyframes } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { callerParts } from './caller-parts';
import {
  WIDE,
  metaStyle,
  rowStyle,
  wash,
} from '../../components/product/product-style';
import { Waveform } from '../../components/product/waveform';

interface CallHeaderProps {
  caller: string | null;
}

/** Who is on the line. */
export function CallHeader({ caller }: CallHeaderProps) {
  const [name, place] = callerParts(caller);
  return (
    <div css={headerStyle}>
      {caller && <Avatar initials={initials(caller)} solid />}
      <p css={whoStyle}>
        <strong>{name}</strong>{' '}
        <span css={metaStyle}>Incoming call{place && `, ${place}`}</span>
      </p>
      <span css={waveStyle}>
        <Waveform />
      </span>
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
    padding: `${theme.space[3]} ${theme.space[4]}`,
    background: wash(theme),
    borderBottom: `${theme.line} solid ${theme.tint.line}`,
  });

const whoStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

/** On narrow panels the caller needs the room. */
const waveStyle = (theme: Theme) =>
  css({
    display: 'none',
    color: theme.tint.strong,
    [WIDE]: { display: 'block' },
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

/** A dot, and a ring that leaves it a few times: no movement for longer than five seconds (WCAG 2.2.2). */
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
