import { css } from '@emotion/react';
import { Person } from '../components/display/person';
import { Waveform } from '../components/media/waveform';
import type { CallPanelData } from '../content/schemas/panels/call-panel';
import { columns, plainList } from '../styles/mixins';
import { panelMeta, panelRow } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { AppFrame } from './parts/app-frame';

/** A live call: its sound, and the last of what has been said. */
export function CallPanel({ panel }: { panel: CallPanelData }) {
  const { user, caller, elapsed, dialogue } = panel;
  // A name and a place, such as "Farida Hussain, Bramhall".
  const [name = '', ...place] = caller.split(/,\s*/);
  return (
    <AppFrame product="smartcall-ai" title="Calls" user={user}>
      <div css={callerStyle}>
        <Person name={name} note={['Live call', ...place].join(', ')} />
        <strong css={elapsedStyle}>{elapsed}</strong>
        <Waveform times={3} css={soundStyle} />
      </div>
      <ol css={transcriptStyle}>
        {dialogue.map(({ speaker, text, time }, index) => (
          <li key={index} css={lineStyle}>
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

const soundStyle = css({
  width: '100%',
  color: theme.tint.strong,
});

const transcriptStyle = css(plainList, { fontSize: theme.text.caption });

const lineStyle = css(columns(), {
  gap: `0 ${theme.space[3]}`,
  padding: `${theme.space[2]} ${theme.space[4]}`,
  [theme.container.medium]: columns('9rem 1fr'),
  // The one that is being spoken.
  '&:last-of-type': {
    paddingBlock: theme.space[3],
    background: theme.tint.soft,
    boxShadow: `inset ${theme.stroke.thick} 0 ${theme.tint.strong}`,
  },
});

const businessStyle = css({ color: theme.tint.strong });
