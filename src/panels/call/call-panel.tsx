import { css } from '@emotion/react';
import { Waveform } from '../../components/media/waveform';
import {
  panelBox,
  panelLabel,
  panelMeta,
  panelRow,
} from '../../styles/panel-style';
import type { PanelOf } from '../../content/schemas/panels/panel';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { AppFrame } from '../parts/app-frame';
import { Facts } from '../parts/facts';
import { Person } from '../parts/person';
import { WithSide } from '../parts/with-side';

export function CallPanel({ panel }: { panel: PanelOf<'call'> }) {
  const { user, caller, elapsed, dialogue, facts, booking } = panel;
  // A name and a place, such as "Farida Hussain, Bramhall".
  const [name = '', ...place] = caller.split(/,\s*/);
  return (
    <AppFrame activeIcon="phone-call" title="Calls" user={user}>
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
          <strong>{elapsed}</strong>
        </div>
        <ol css={transcriptStyle}>
          {dialogue.map(({ speaker, text, time }, index) => (
            <li key={index}>
              <p>
                <strong css={speaker === 'business' && businessStyle}>
                  {speaker === 'customer' ? 'Caller' : 'Assistant'}
                </strong>{' '}
                <span css={panelMeta}>{time}</span>
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
  '> strong': { fontSize: theme.text.title3, lineHeight: 1 },
});

const soundStyle = css({ color: theme.tint.strong });

/** Highlights the last line, which is being spoken. */
const transcriptStyle = css(plainList, {
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space[1],
  paddingTop: theme.space[3],
  [theme.container.medium]: { paddingBottom: theme.space[10] },
  li: css(columns(), {
    gap: `0 ${theme.space[3]}`,
    padding: `${theme.space[1]} ${theme.space[4]}`,
    [theme.container.medium]: css(columns({ all: '4.5rem 1fr' }), {
      span: { display: 'block' },
    }),
  }),
  // Phones show only the last three lines.
  [theme.media.phone]: { 'li:nth-last-of-type(n + 4)': { display: 'none' } },
  'li:last-of-type': {
    paddingBlock: theme.space[3],
    background: theme.colour.sunken,
    boxShadow: `inset ${theme.stroke.thick} 0 ${theme.tint.strong}`,
  },
});

const businessStyle = css({ color: theme.tint.strong });

const bookedStyle = css(panelBox, {
  background: theme.tint.soft,
  borderColor: theme.tint.line,
  fontWeight: 600,
});
