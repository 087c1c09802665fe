import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { theme } from '../../styles/theme';
import {
  ClockTime,
  EntryList,
  endStyle,
  entryRowStyle,
  entryStyle,
  Tag,
} from '../entry';
import { DemoLayout, listTitleStyle } from '../demo-layout';
import {
  type CallOutcome,
  type CallRecord,
  type CallsEvent,
  type CallsState,
  callsAnnouncement,
} from './calls-machine';
import { LiveCall } from './live-call';

interface CallsViewProps {
  content: Queries.DemosFieldsFragment['calls'];
  state: CallsState;
  send: (event: CallsEvent) => void;
}

export function CallsView({ content, state, send }: CallsViewProps) {
  const { call, records } = state;
  return (
    <DemoLayout
      text={content.text}
      tint="amber"
      onRestart={() => send({ type: 'restart' })}
    >
      <div>
        {/* `disabled` would lose the focus; the machine ignores presses meanwhile. */}
        <Button
          aria-disabled={call !== undefined}
          onClick={() => send({ type: 'ring' })}
        >
          <PhoneIncoming aria-hidden="true" size="1em" />
          Simulate Incoming Call
        </Button>
        <p role="status" css={announcementStyle}>
          {callsAnnouncement(state)}
        </p>
        <LiveCall call={call} script={content.script} idle={content.idle} />
      </div>
      <div>
        <h3 css={listTitleStyle}>Call records</h3>
        <EntryList empty={content.empty}>
          {records.map((record) => (
            <RecordEntry key={record.id} record={record} />
          ))}
        </EntryList>
      </div>
    </DemoLayout>
  );
}

// Keeps its height while empty, to prevent layout shift.
const announcementStyle = css({
  minHeight: '2lh',
  [theme.container.medium]: { minHeight: '1lh' },
  margin: `${theme.space[3]} 0`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
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
        <h4 css={callerStyle}>{caller}</h4>
        <span css={endStyle}>
          <Tag colour={outcomeColours[outcome]}>{outcome}</Tag>
        </span>
      </div>
      <p>{summary}</p>
      <p css={metaStyle}>
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

const callerStyle = css({ fontSize: theme.text.body });

const metaStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[4]}`,
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
});
