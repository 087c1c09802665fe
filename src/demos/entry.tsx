import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Chip } from '../components/display/badge';
import { plainList, wrappingRow } from '../styles/mixins';
import { panelMeta } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { demoBoxStyle, listTitleStyle } from './demo-layout';

interface EntryListProps {
  title: string;
  /** Shown while there are no entries, if that can be. */
  empty?: string;
  children: readonly ReactElement[];
}

export function EntryList({ title, empty, children }: EntryListProps) {
  return (
    <div>
      <h3 css={listTitleStyle}>{title}</h3>
      {children.length > 0 ? (
        <ul css={entryListStyle}>{children}</ul>
      ) : (
        <p css={emptyStyle}>{empty}</p>
      )}
    </div>
  );
}

const emptyStyle = css(demoBoxStyle, {
  margin: 0,
  padding: theme.space[6],
  border: `${theme.stroke.thin} dashed ${theme.tint.line}`,
  background: 'none',
  color: theme.colour.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

const entryListStyle = css(plainList, { display: 'grid', gap: theme.space[3] });

export const entryStyle = css(demoBoxStyle, {
  position: 'relative',
  display: 'grid',
  gap: theme.space[2],
  h4: { fontSize: theme.text.body },
});

export const entryRowStyle = css(wrappingRow, { gap: theme.space[2] });

export const entryMetaStyle = css(wrappingRow, panelMeta, {
  justifyContent: 'space-between',
  gap: `0 ${theme.space[4]}`,
});

export const entryEnd = css({ marginLeft: 'auto' });

interface EntryChipProps {
  /** For its colour, which only ever repeats what the text says. */
  className?: string;
  children: ReactNode;
}

export function EntryChip({ className, children }: EntryChipProps) {
  return (
    <Chip className={className}>
      <span css={wordsStyle}>{children}</span>
    </Chip>
  );
}

const wordsStyle = css({
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});

interface ClockTimeProps {
  /** The time in ms since 1970. */
  timestamp: number;
  className?: string;
}

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in the visitor's time zone, such as "14:05". */
export function ClockTime({ timestamp, className }: ClockTimeProps) {
  return (
    <time dateTime={new Date(timestamp).toISOString()} className={className}>
      {clockFormat.format(timestamp)}
    </time>
  );
}
