import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Chip } from '../components/display/badge';
import { RichParagraph } from '../components/text/rich-text';
import { columns, plainList, wrappingRow } from '../styles/mixins';
import { panelBox, panelMeta } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

interface DemoLayoutProps {
  text: string;
  tint: string;
  /** Two columns, side by side where there is room. */
  children: ReactNode;
}

export function DemoLayout({ text, tint, children }: DemoLayoutProps) {
  return (
    <div css={[tintStyle(tint), layoutStyle]}>
      <RichParagraph css={introStyle}>{text}</RichParagraph>
      <div css={columnsStyle}>{children}</div>
    </div>
  );
}

/** A box within a demo, such as the chat, the call or an entry of a list. */
export const demoBoxStyle = css(panelBox, {
  padding: theme.space[4],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  'h4, p': { margin: 0 },
});

export const listTitleStyle = css({
  fontSize: theme.text.title4,
  marginBottom: theme.space[3],
});

const layoutStyle = css({
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});

const introStyle = css({
  maxWidth: theme.width.prose,
  marginBottom: theme.space[5],
  color: theme.colour.textMuted,
  lineHeight: theme.leading.snug,
});

const columnsStyle = css(columns(), {
  gap: theme.space[8],
  alignItems: 'start',
  [theme.container.wide]: columns('1fr 1fr'),
});

interface ProgressBarProps {
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      css={barStyle}
      style={{ backgroundSize: `${percent}% 100%` }}
    />
  );
}

const barStyle = css({
  height: theme.space[2],
  borderRadius: theme.radius.round,
  background: `linear-gradient(${theme.tint.strong} 0 0) no-repeat ${theme.tint.soft}`,
  // In forced colours only the border shows the track.
  border: theme.tintRule,
  forcedColorAdjust: 'none',
  [theme.media.motion]: { transition: `background-size ${theme.motion.slow}` },
});

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
