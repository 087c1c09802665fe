import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import { Button } from '../../components/actions/button';
import { Person } from '../../components/display/person';
import { Waveform } from '../../components/media/waveform';
import type { CallOutcome } from '../../content/schemas/demos';
import { plainList, smallPrint, visuallyHidden } from '../../styles/mixins';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import {
  ClockTime,
  demoBoxStyle,
  DemoLayout,
  EntryChip,
  entryEnd,
  EntryList,
  entryMetaStyle,
  entryRowStyle,
  entryStyle,
  ProgressBar,
} from '../demo-parts';
import { type Call, type CallRecord, useCalls } from './use-calls';

export function CallsView({
  content,
}: {
  content: Queries.DemosFieldsFragment['calls'];
}) {
  const { call, records, lastChange, ring } = useCalls(content);
  return (
    <DemoLayout text={content.text} tint="amber">
      <div>
        {/* Not `disabled`, which would lose the focus; presses are ignored meanwhile. */}
        <Button aria-disabled={call !== undefined} onClick={ring}>
          <PhoneIncoming aria-hidden="true" size="1em" />
          Simulate Incoming Call
        </Button>
        <p role="status" css={announcementStyle}>
          {lastChange}
        </p>
        <LiveCall call={call} script={content.script} idle={content.idle} />
      </div>
      <EntryList title="Call records" empty={content.empty}>
        {records.map((record) => (
          <RecordEntry key={record.id} record={record} />
        ))}
      </EntryList>
    </DemoLayout>
  );
}

// Keeps its height while empty, to prevent layout shift.
const announcementStyle = css(smallPrint, {
  minHeight: '2lh',
  [theme.container.medium]: { minHeight: '1lh' },
  margin: `${theme.space[3]} 0`,
});

/** By how much each line of a call moves its progress bar. */
const CALL_STEP_PERCENT = 20;

interface LiveCallProps {
  call: Call | undefined;
  script: readonly string[];
  idle: string;
}

function LiveCall({ call, script, idle }: LiveCallProps) {
  return (
    <div css={windowStyle}>
      {call ? (
        <>
          <div css={headStyle}>
            <Person name={call.caller} note="On the line" />
            <Waveform css={soundStyle} />
          </div>
          <ProgressBar
            label="Call progress"
            percent={call.said * CALL_STEP_PERCENT}
          />
        </>
      ) : (
        <p>{idle}</p>
      )}
      {/* Lines appear with a tick as they are spoken, and are announced. */}
      <div role="log" aria-label="What the assistant says">
        <ol css={linesStyle}>
          {script.slice(0, call?.said ?? 0).map((line) => (
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
    </div>
  );
}

// As high as a complete call, so that nothing below moves.
const windowStyle = css(demoBoxStyle, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minHeight: '27.6rem',
  [theme.container.medium]: { minHeight: '21rem' },
  borderColor: theme.tint.line,
  '> p': {
    marginBlock: 'auto',
    color: theme.colour.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  },
});

const headStyle = css(panelRow, { justifyContent: 'space-between' });

const soundStyle = css({ flex: 'none', color: theme.tint.strong });

const linesStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  li: { position: 'relative', display: 'flex', gap: theme.space[2] },
  svg: { flex: 'none', color: theme.colour.success },
});

const outcomeColours: Record<CallOutcome, string> = {
  appointment: 'emerald',
  qualified: 'indigo',
  information: 'sky',
  callback: 'amber',
};

export function RecordEntry({ record }: { record: CallRecord }) {
  const { caller, duration, outcome, timestamp, summary } = record;
  return (
    <li css={entryStyle}>
      <div css={entryRowStyle}>
        <h4>{caller}</h4>
        <span css={entryEnd}>
          <EntryChip css={tintStyle(outcomeColours[outcome])}>
            {outcome}
          </EntryChip>
        </span>
      </div>
      <p>{summary}</p>
      <p css={entryMetaStyle}>
        <span>
          Duration <strong>{duration}</strong>
        </span>
        <span>
          Ended at <ClockTime timestamp={timestamp} />
        </span>
      </p>
    </li>
  );
}
