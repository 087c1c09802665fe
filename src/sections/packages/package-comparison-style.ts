import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** What scrolls sideways instead of the page. Absolutely placed text inside it must not widen the page either. */
export const regionStyle = (theme: Theme) =>
  css({
    position: 'relative',
    overflowX: 'auto',
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    // Inside, where no narrow screen cuts it off.
    '&:focus-visible': {
      borderRadius: theme.radius.large,
      outlineOffset: `calc(-1 * ${theme.thick})`,
    },
    [theme.media.print]: { overflow: 'visible' },
  });

/** Hairlines belong to cells, not to rows: a row's would not travel with the sticky column. */
export const tableStyle = (theme: Theme) =>
  css({
    width: '100%',
    // Narrow enough for a phone to show where the second package begins: that tells there is more to scroll to.
    minWidth: `calc(${theme.space[16]} * 8)`,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    lineHeight: theme.leading.snug,
    'thead > tr > *': {
      paddingBlock: theme.space[5],
      verticalAlign: 'bottom',
      fontFamily: theme.font.display,
      '> span': {
        display: 'block',
        fontFamily: theme.font.body,
        fontSize: theme.text.small,
        fontWeight: 400,
        color: theme.colour.textMuted,
      },
    },
    'tbody > tr > *': {
      // Smaller on a phone, where the longest word would not fit its column.
      fontSize: theme.text.small,
      [theme.media.medium]: { fontSize: 'inherit' },
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    'tr > :first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: theme.colour.surface,
      borderInlineEnd: `${theme.line} solid ${theme.colour.line}`,
      paddingInlineStart: theme.space[3],
      fontWeight: 500,
      textAlign: 'start',
      [theme.media.medium]: {
        width: '34%',
        paddingInline: theme.space[6],
      },
    },
  });

export const captionStyle = css({ padding: 0 });

export const cellStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[3]} ${theme.space[2]}`,
    textAlign: 'center',
  });

/** The column of the package that is recommended. */
export const highlightStyle = (theme: Theme) =>
  css(cellStyle(theme), {
    background: theme.tint.soft,
    'thead &': { boxShadow: `inset 0 ${theme.thick} ${theme.tint.strong}` },
  });

/** A tick or a dash in the middle of its cell. */
export const markStyle = (isIncluded: boolean) => (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'center',
    color: isIncluded ? theme.colour.success : theme.colour.control,
  });
