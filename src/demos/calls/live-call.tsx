import { css, keyframes } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { Avatar, initials } from '../../components/cards/avatar';
import { Waveform } from '../../components/product/drawings';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { demoBoxStyle, ProgressBar } from '../demo-layout';
import type { CallsState } from './calls-machine';

/** The progress of a call with each line (SPEC.md section 9). */
const CALL_STEP_PERCENT = 20;

interface LiveCallProps {
  call: CallsState['call'];
  script: readonly string[];
  idle: string;
}

export function LiveCall({ call, script, idle }: LiveCallProps) {
  return (
    <div css={windowStyle}>
      {call ? (
        <>
          <div css={headStyle}>
            <Avatar initials={initials(call.caller)} small />
            <p>
              <strong>{call.caller}</strong>
              <span>On the line</span>
            </p>
            <span css={waveStyle}>
              <Waveform />
            </span>
          </div>
          <ProgressBar
            label="Call progress"
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

// As high as a whole call, so that nothing below moves.
const windowStyle = css(demoBoxStyle, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minHeight: `calc(2.3 * ${theme.width.narrow})`,
  [theme.container.medium]: { minHeight: `calc(1.5 * ${theme.width.narrow})` },
  [theme.container.wide]: { minHeight: `calc(1.75 * ${theme.width.narrow})` },
  borderColor: theme.tint.line,
});

const headStyle = css({
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

// May move for longer than five seconds, because the visitor has started the call.
const waveStyle = css({
  flex: 'none',
  color: theme.tint.strong,
  [theme.media.motion]: { svg: { animation: `${speak} 1.1s infinite` } },
});

const idleStyle = css({
  marginBlock: 'auto !important',
  color: theme.colour.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

/** The assistant's lines so far, each ticked and announced. */
function CallLines({ lines }: { lines: readonly string[] }) {
  return (
    <div role="log" aria-label="What the assistant says">
      <ol css={listStyle}>
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" size="1.25em" />
            <span>
              {line}
              <span css={visuallyHidden}> (said)</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.5rem)' },
});

const listStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  li: { position: 'relative', display: 'flex', gap: theme.space[2] },
  svg: { flex: 'none', color: theme.colour.success },
  [theme.media.motion]: {
    '> li': { animation: `${rise} ${theme.motion.slow} backwards` },
  },
});
