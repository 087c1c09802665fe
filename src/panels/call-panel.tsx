import { css } from '@emotion/react';
import { Person } from '../components/display/person';
import { Waveform } from '../components/media/waveform';
import type { CallPanelData } from '../content/schemas/panels/call-panel';
import { columns, plainList } from '../styles/mixins';
import { panelBox, panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { AppFrame } from './parts/app-frame';
import { panelLabel } from './parts/drawn-parts';
import { Facts } from './parts/facts';
import { WithSide } from './parts/with-side';

export function CallPanel({ panel }: { panel: CallPanelData }) {
  const { user, caller, elapsed, dialogue, facts, booking } = panel;
  // A name and a place, such as "Farida Hussain, Bramhall".
  const [name = '', ...place] = caller.split(/,\s*/);
  return (
    <AppFrame product="smartcall-ai" title="Calls" user={user}>
      <WithSide
        side={
          <>
            <p css={panelLabel}>Noted so far</p>
            <Facts facts={facts} />
            <p css={[tintStyle('emerald'), bookedStyle]}>
              <span css={panelLabel}>Booked </span>
              {booking}
            </p>
          </>
        }
      >
        <div css={callerStyle}>
          <Person name={name} note={['Live call', ...place].join(', ')} />
          <Waveform css={soundStyle} />
          <strong css={elapsedStyle}>{elapsed}</strong>
        </div>
        <ol css={transcriptStyle}>
          {dialogue.map(({ speaker, text, time }, index) => (
            <li key={index} css={lineStyle}>
              <p>
                <strong css={speaker === 'business' && businessStyle}>
                  {speaker === 'customer' ? 'Caller' : 'Assistant'}
                </strong>{' '}
                <span css={timeStyle}>{time}</span>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </WithSide>
    </AppFrame>
  );
}

const callerStyle = css(panelRow, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: theme.space[4],
  borderBottom: theme.rule,
});

const elapsedStyle = css({ fontSize: theme.text.title3, lineHeight: 1 });

const soundStyle = css({ color: theme.tint.strong });

const transcriptStyle = css(plainList, {
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space[1],
  paddingTop: theme.space[3],
  [theme.container.medium]: { paddingBottom: theme.space[10] },
});

const lineStyle = css(columns(), {
  gap: `0 ${theme.space[3]}`,
  padding: `${theme.space[1]} ${theme.space[4]}`,
  [theme.container.medium]: columns('5.5rem 1fr'),
  // Phones show only the last three lines.
  [theme.media.phone]: { '&:nth-last-of-type(n + 4)': { display: 'none' } },
  // The one that is being spoken.
  '&:last-of-type': {
    paddingBlock: theme.space[3],
    background: theme.colour.sunken,
    boxShadow: `inset ${theme.stroke.thick} 0 ${theme.tint.strong}`,
  },
});

const timeStyle = css(panelMeta, {
  [theme.container.medium]: { display: 'block' },
});

const businessStyle = css({ color: theme.tint.strong });

const bookedStyle = css(panelBox, {
  background: theme.tint.soft,
  borderColor: theme.tint.line,
  fontWeight: 600,
});
