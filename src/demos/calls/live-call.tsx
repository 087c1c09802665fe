import type { Theme } from '@emotion/react';
import { css, keyframes } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Waveform } from '../../components/product/waveform';
import { WIDE } from '../../components/product/product-style';
import { CALL_STEP_PERCENT } from '../constants';
import { TWO_COLUMNS } from '../demo-layout';
import { ProgressBar } from '../progress-bar';
import { CallLines } from './call-lines';
import type { CallsState } from './calls-machine';

interface LiveCallProps {
  call: CallsState['call'];
  /** The five lines of the assistant. */
  script: readonly string[];
  /** What to say while nobody is on the line. */
  idle: string;
}

/** The call in progress: who is on the line, how far it is, what has been said. */
export function LiveCall({ call, script, idle }: LiveCallProps) {
  return (
    <div css={windowStyle}>
      {call ? (
        <>
          <div css={headStyle}>
            <Avatar initials={initials(call.caller)} solid />
            <p>
              <strong>{call.caller}</strong>
              <span>On the line</span>
            </p>
            <span css={waveStyle}>
              <Waveform />
            </span>
          </div>
          <ProgressBar
            label="Progress of the call"
            percent={call.said * CALL_STEP_PERCENT}
          />
        </>
      ) : (
        <p css={idleStyle}>{idle}</p>
      )}
      <CallLines lines={script.slice(0, call?.said ?? 0)} />
    </div>
  );
}

// As high as a whole call, so that nothing below moves while it goes on.
const windowStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[4],
    minHeight: `calc(2.3 * ${theme.width.narrow})`,
    [WIDE]: { minHeight: `calc(1.5 * ${theme.width.narrow})` },
    [TWO_COLUMNS]: { minHeight: `calc(1.75 * ${theme.width.narrow})` },
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    p: { margin: 0 },
  });

const headStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[3],
    p: { display: 'grid', flex: 1, minWidth: 0 },
    'p span': { fontSize: theme.text.tiny, color: theme.colour.textMuted },
  });

const speak = keyframes({
  '0%, 100%': { transform: 'scaleY(0.45)' },
  '40%': { transform: 'scaleY(1)' },
  '70%': { transform: 'scaleY(0.7)' },
});

// It moves for the ten seconds of a call that the visitor has asked for, and stands still where motion is unwelcome.
const waveStyle = (theme: Theme) =>
  css({
    flex: 'none',
    color: theme.tint.strong,
    [theme.media.motion]: { svg: { animation: `${speak} 1.1s infinite` } },
  });

const idleStyle = (theme: Theme) =>
  css({
    marginBlock: 'auto !important',
    color: theme.colour.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  });
