import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../styles/lists';

/** A list of leads or records. */
export const entryListStyle = (theme: Theme) =>
  css(plainList, { display: 'grid', gap: theme.space[3] });

/** One entry of a list of leads or records. */
export const entryStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'grid',
    gap: theme.space[2],
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    'h4, p': { margin: 0 },
  });

/** Parts of an entry in a row that wraps, the last at the far end. */
export const entryRowStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[2],
    '> .end': { marginLeft: 'auto' },
  });
