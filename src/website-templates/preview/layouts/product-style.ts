import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, fromColour, pairsStyle, toColour } from '../preview-style';
import { theme } from '../../../styles/theme';

/** Where the opening is followed by one of these, they lie over its lower edge. */
const SHOWN =
  '[data-block="hero"]:first-of-type + :is([data-block="rota"], [data-block="plans"])';

const CARDS = '[data-block="cards"] [data-section] > div > ul';

/** How far: as much as the opening adds to its lower edge. */
export const OVERLAP = '-8rem';

/** The face of the layout "product", and what is different in single blocks. */
export function productStyle(theme: Theme) {
  return css(pairsStyle, blocksStyle, {
    '--preview-heading-font':
      'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
    '--preview-body-font': 'var(--preview-heading-font)',
    '--preview-title': 'clamp(2.25rem, 1.3rem + 3.6cqi, 4rem)',
    '--preview-heading': 'clamp(1.5rem, 1.2rem + 1.4cqi, 2.25rem)',
    '--preview-button-radius': theme.radius.small,
    'h3, h4': { letterSpacing: '-0.03em', lineHeight: theme.leading.title },
    // The firm's sign: two shifts, one below the other.
    '[data-firm]::before': {
      content: '""',
      display: 'inline-block',
      width: '0.9em',
      height: '0.9em',
      marginRight: '0.45em',
      borderTop: `0.38em solid ${theme.colour.action}`,
      borderBottom: '0.38em solid currentColor',
      verticalAlign: '-0.08em',
    },
    [SHOWN]: { marginTop: OVERLAP, '> div': { paddingTop: 0 } },
    [`${SHOWN} [data-section] > h4`]: { color: theme.colour.onField },
  });
}

/** The ground of header and opening. */
export const darkStyle = css({
  background: `color-mix(in oklab, ${fromColour} 45%, ${theme.colour.field})`,
  color: theme.colour.onField,
  ':focus-visible': { outlineColor: theme.colour.onField },
});

/** No boxes around words: lines, figures and numbers instead. */
const blocksStyle = css({
  '[data-tinted]': { background: 'none' },
  '[data-block="stats"] > div': {
    background: 'none',
    color: 'inherit',
    ul: { gap: theme.space[6], paddingTop: 0 },
    li: {
      paddingTop: theme.space[4],
      borderTop: `${theme.thick} solid ${theme.tint.strong}`,
      fontSize: theme.text.body,
    },
    strong: { fontSize: 'var(--preview-heading)' },
  },
  '[data-block="steps"] li': {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: theme.text.body,
    '&::before': {
      position: 'static',
      borderRadius: theme.radius.small,
    },
    h5: { fontSize: theme.text.title4 },
  },
  '[data-block="quote"] > div': {
    background: theme.tint.soft,
    blockquote: { fontSize: 'var(--preview-heading)', fontWeight: 600 },
  },
  [`${CARDS} > li`]: {
    gap: theme.space[3],
    padding: theme.space[6],
    border: 0,
    borderRadius: theme.radius.large,
    background: `color-mix(in oklab, ${toColour} 8%, ${theme.colour.surface})`,
    fontSize: theme.text.body,
    h5: { fontSize: theme.text.title3, letterSpacing: '-0.02em' },
    '[data-tag]': { padding: 0, background: 'none' },
    '[data-fragment]': { marginTop: 'auto', paddingTop: theme.space[6] },
    // Two grounds by turns, and with the bento's rows each column has both.
    '&:nth-of-type(4n + 1), &:nth-of-type(4n)': {
      background: theme.tint.soft,
    },
  },
  [DESKTOP]: {
    [CARDS]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '> li': {
        gridColumn: 'span 2',
        '&:nth-of-type(4n + 1), &:nth-of-type(4n)': { gridColumn: 'span 3' },
      },
    },
  },
  '[data-block="questions"]': {
    '+ [data-block="questions"] > div': { paddingTop: 0 },
    summary: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.space[4],
      paddingBlock: theme.space[4],
      fontSize: theme.text.title4,
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': { content: '"+"', color: theme.tint.strong },
    },
    'details[open] summary::after': { content: '"–"' },
  },
  '[data-block="rows"] dl': { fontSize: theme.text.body },
  // Further down, the way on is a dark card.
  '[data-block="hero"]:not(:first-of-type)': {
    padding: '0 var(--preview-gutter) var(--preview-section)',
    '> div': [
      darkStyle,
      {
        padding: `${theme.space[10]} ${theme.space[6]}`,
        borderRadius: theme.radius.large,
        [DESKTOP]: { padding: theme.space[12] },
      },
    ],
  },
  '[data-block="quote"] + [data-block="hero"]': {
    paddingTop: 'var(--preview-section)',
  },
});
