import { css } from '@emotion/react';
import { ClockTime } from '../clock-time';
import { Tag, entryRowStyle, entryStyle } from '../entry';
import { theme } from '../../styles/theme';
import type { CallOutcome, CallRecord } from './calls-machine';

interface RecordEntryProps {
  record: CallRecord;
}

const outcomeColours: Record<CallOutcome, string> = {
  appointment: 'emerald',
  qualified: 'indigo',
  information: 'sky',
  callback: 'amber',
};

export function RecordEntry({ record }: RecordEntryProps) {
  const { caller, duration, outcome, timestamp, summary } = record;
  return (
    <li css={entryStyle}>
      <div css={entryRowStyle}>
        <h4 css={callerStyle}>{caller}</h4>
        <span className="end">
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
