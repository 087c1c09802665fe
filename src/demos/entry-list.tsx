import type { ReactElement } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { entryListStyle } from './entry-style';

interface EntryListProps {
  /** What to say as long as there are no entries. */
  empty: string;
  children: readonly ReactElement[];
}

/** Leads or records, each an `li`. */
export function EntryList({ empty, children }: EntryListProps) {
  if (children.length === 0) return <p css={emptyStyle}>{empty}</p>;
  return <ul css={entryListStyle}>{children}</ul>;
}

const emptyStyle = (theme: Theme) =>
  css({
    margin: 0,
    padding: theme.space[6],
    border: `${theme.line} dashed ${theme.tint.line}`,
    borderRadius: theme.radius.medium,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  });
