import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, TABLET, fromColour } from '../preview-style';
import { practiceLists } from './practice-lists';

/** What is different in the blocks of the layout `practice`: lines of a ledger instead of cards. */
export function practiceStyle(theme: Theme) {
  const rule = `${theme.line} solid ${theme.colour.line}`;
  return css(practiceLists(theme), {
    '--preview-heading-font':
      'Charter, "Bitstream Charter", "Charis SIL", "Sitka Text", Cambria, Georgia, serif',
    '--preview-body-font':
      '"Helvetica Neue", "Segoe UI", "Nimbus Sans", "Liberation Sans", Arial, sans-serif',
    '--preview-title': 'clamp(2.25rem, 1.2rem + 4cqi, 4.25rem)',
    '--preview-heading': 'clamp(1.375rem, 1.2rem + 0.6cqi, 1.625rem)',
    '--preview-heading-weight': '600',
    '--preview-radius': '0',
    '--preview-button-radius': '0',
    '--preview-section': theme.space[6],
    '--preview-columns': 'minmax(0, 1fr) minmax(0, 3fr)',
    [DESKTOP]: { '--preview-section': theme.space[10] },
    background: theme.colour.page,
    '[data-tinted]': { background: 'none' },
    // Each section is a row under a rule, with its heading in the margin.
    '[data-section]': {
      paddingTop: theme.space[6],
      borderTop: `${theme.line} solid ${fromColour}`,
      '> div': { maxWidth: 'none' },
      h4: { color: fromColour, textWrap: 'balance' },
      [DESKTOP]: {
        display: 'grid',
        gridTemplateColumns: 'var(--preview-columns)',
        gap: theme.space[10],
        '> div': { gridColumn: 2 },
      },
    },
    '[data-section] > div > ul': { marginTop: `calc(-1 * ${theme.space[5]})` },
    '[data-tag]': {
      padding: 0,
      background: 'none',
      color: theme.colour.textMuted,
      fontSize: theme.text.small,
      fontWeight: 400,
    },
    '[data-block="steps"] li': {
      paddingInline: 0,
      paddingTop: theme.space[10],
      border: 0,
      background: 'none',
      fontSize: theme.text.body,
      '&::before': {
        top: 0,
        left: 0,
        width: 'auto',
        background: 'none',
        fontFamily: 'var(--preview-heading-font)',
        fontSize: theme.text.title3,
        fontWeight: 400,
      },
      h5: { fontSize: theme.text.title3 },
    },
    // Figures in a row, with rules between them.
    '[data-block="stats"] > div': {
      padding: `var(--preview-section) var(--preview-gutter)`,
      background: 'none',
      color: theme.colour.text,
      ul: { padding: 0, gap: 0, borderBlock: rule },
      li: { padding: `${theme.space[5]} 0` },
      'li + li': { borderTop: rule },
      strong: {
        marginBottom: theme.space[1],
        color: fromColour,
        fontSize: theme.text.title2,
        fontWeight: 400,
        fontVariantNumeric: 'lining-nums',
        lineHeight: theme.leading.tight,
      },
      [DESKTOP]: {
        display: 'grid',
        gridTemplateColumns: 'var(--preview-columns)',
        gap: theme.space[10],
        ul: { gridColumn: 2 },
      },
      [TABLET]: {
        'li + li': {
          paddingLeft: theme.space[6],
          borderTop: 0,
          borderLeft: rule,
        },
      },
    },
    '[data-block="quote"] > div': {
      margin: 'var(--preview-section) 0',
      background: fromColour,
      color: theme.colour.onField,
      '[data-section]': { border: 0 },
      figure: { maxWidth: 'none', margin: 0, textAlign: 'start' },
      blockquote: { fontSize: 'var(--preview-quote)' },
      figcaption: { color: theme.colour.onFieldMuted },
    },
    '--preview-quote': 'clamp(1.5rem, 1.2rem + 2cqi, 2.5rem)',
    '[data-block="hero"] ~ [data-block="hero"] > div': {
      background: theme.tint.soft,
      color: theme.colour.text,
      h4: { color: fromColour, fontSize: 'var(--preview-quote)' },
      [DESKTOP]: {
        display: 'grid',
        gridTemplateColumns: 'var(--preview-columns)',
        columnGap: theme.space[10],
        paddingBlock: theme.space[12],
        '> *': { gridColumn: 2 },
      },
    },
    '[data-buttons] button, [data-action], form button': {
      background: fromColour,
      color: theme.colour.onField,
      '&:hover': { background: theme.tint.strong },
    },
    '[data-buttons] button, form button': {
      whiteSpace: 'normal',
      padding: `${theme.space[3]} ${theme.space[6]}`,
      fontSize: theme.text.body,
    },
    '[data-block="place"] [data-section] > div > div': {
      [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    '[data-block="text"] > div:has(> [data-picture])': {
      padding: 'var(--preview-section) var(--preview-gutter)',
      '> :not([data-picture])': { padding: 0 },
      '[data-section]': { display: 'block' },
      [TABLET]: { gap: theme.space[8], alignItems: 'start' },
      [DESKTOP]: {
        gap: theme.space[10],
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      },
    },
  });
}
