import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { editorialFont } from '../../../styles/fonts';
import { DESKTOP, TABLET, fromColour } from '../preview-style';

/** What is different in the blocks of a magazine: lines instead of boxes, and black instead of the site's tint. */
export function editorialStyle(theme: Theme) {
  return css(
    {
      '--preview-heading-font': editorialFont,
      '--preview-body-font':
        '"Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
      '--preview-heading-weight': '400',
      '--preview-title': 'clamp(3rem, 1.6rem + 6.6cqi, 6rem)',
      '--preview-heading': 'clamp(2rem, 1.5rem + 2.4cqi, 3.25rem)',
      '--preview-radius': '0',
      '--preview-button-radius': '0',
      '--preview-section': theme.space[12],
      '--tint-soft': theme.colour.sunken,
      '--tint-line': theme.colour.line,
      '--tint-strong': theme.colour.text,
      background: theme.colour.page,
      '[data-block] > div, [data-block] li': { background: 'none' },
      '[data-block] h4': {
        lineHeight: theme.leading.tight,
        letterSpacing: '-0.02em',
      },
      '[data-block] h5': { fontSize: theme.text.title2, lineHeight: 1.1 },
      '[data-block] li': { fontSize: theme.text.body },
      [DESKTOP]: { '--preview-section': theme.space[24] },
    },
    worksStyle(theme),
    listStyle(theme),
    wordsStyle(theme),
    formStyle(theme),
  );
}

/** Pieces of work of different width, on common ground lines; an odd last one is as wide as the page. */
function worksStyle(theme: Theme) {
  return css({
    '[data-block="works"]': {
      ul: { gap: theme.space[10] },
      li: { gap: theme.space[1], padding: 0 },
      '[data-picture]': { marginBottom: theme.space[3] },
      h5: { fontSize: 'clamp(1.75rem, 1.5rem + 0.8cqi, 2.25rem)' },
      '[data-tag]': {
        color: theme.colour.textMuted,
        fontSize: theme.text.small,
      },
      [TABLET]: {
        ul: {
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr)) !important',
          gap: `${theme.space[16]} ${theme.space[4]}`,
        },
        li: { alignSelf: 'end' },
        'li:nth-of-type(4n + 1)': { gridColumn: '1 / span 7' },
        'li:nth-of-type(4n + 2)': { gridColumn: '9 / -1' },
        'li:nth-of-type(4n + 3)': { gridColumn: '1 / span 4' },
        'li:nth-of-type(4n)': { gridColumn: '6 / -1' },
        'li:last-of-type:nth-of-type(odd)': {
          gridColumn: '1 / -1',
          '[data-picture]': { aspectRatio: '2' },
        },
      },
    },
  });
}

/** Services as a list set in columns, and steps under large figures. */
function listStyle(theme: Theme) {
  const line = `${theme.line} solid ${theme.colour.text}`;
  return css({
    '[data-block="cards"]': {
      ul: { display: 'block', borderBottom: line },
      li: {
        gap: theme.space[2],
        padding: `${theme.space[6]} 0`,
        border: 0,
        borderTop: line,
      },
      '[data-tag]': {
        order: 1,
        padding: 0,
        color: theme.colour.textMuted,
        fontSize: theme.text.small,
        fontWeight: 400,
      },
      '[data-price]': {
        order: 1,
        fontFamily: 'var(--preview-heading-font)',
        fontSize: theme.text.title2,
        fontWeight: 400,
        lineHeight: theme.leading.tight,
      },
      [TABLET]: {
        li: {
          display: 'grid',
          gridTemplateColumns:
            'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2fr)',
          alignItems: 'baseline',
          columnGap: theme.space[6],
          padding: `${theme.space[8]} 0`,
        },
        h5: { gridArea: '1 / 1' },
        p: { gridArea: '1 / 2' },
        '[data-tag]': { gridArea: '1 / 3' },
        '[data-price]': { gridArea: '1 / 4', textAlign: 'end' },
      },
    },
    '[data-block="steps"] li': {
      padding: `${theme.space[3]} 0 0`,
      border: 0,
      borderTop: line,
      '&::before': {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        background: 'none',
        fontFamily: 'var(--preview-heading-font)',
        fontSize: 'var(--preview-heading)',
        fontWeight: 400,
        lineHeight: 1,
      },
      h5: { fontSize: theme.text.title3 },
    },
    '[data-block="rows"]': {
      '> div': { paddingBlock: 'calc(0.5 * var(--preview-section))' },
      dl: { fontSize: theme.text.body, borderTop: line },
      'dl > div': {
        display: 'grid',
        gridTemplateColumns: `${theme.space[20]} minmax(0, 1fr)`,
        paddingBlock: theme.space[3],
      },
      dt: { color: theme.colour.textMuted },
      dd: { fontWeight: 400, overflowWrap: 'anywhere' },
    },
  });
}

function wordsStyle(theme: Theme) {
  return css({
    '[data-block="quote"] figure': {
      maxWidth: '60rem',
      marginLeft: 0,
      textAlign: 'start',
      blockquote: {
        fontSize: 'clamp(2rem, 1.4rem + 3cqi, 4rem)',
        lineHeight: theme.leading.tight,
        letterSpacing: '-0.02em',
      },
    },
    '[data-block="text"] p': { fontSize: theme.text.lead },
    // A hero further down the page: dark, to close it.
    '[data-block="hero"] + * ~ [data-block="hero"] > div': {
      background: fromColour,
      h4: { fontSize: 'var(--preview-title)' },
      p: { fontSize: theme.text.title4 },
    },
  });
}

/** Fields on a line, and the address beside them. */
function formStyle(theme: Theme) {
  return css({
    '[data-block="form"]': {
      '> div': { paddingBlock: 'calc(0.5 * var(--preview-section))' },
      form: { gap: theme.space[8] },
      'input, textarea': {
        paddingInline: 0,
        borderWidth: `0 0 ${theme.line}`,
        borderRadius: 0,
        background: 'none',
      },
    },
    [DESKTOP]: {
      '[data-blocks]:has(> [data-block="form"] + [data-block="rows"])': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        '> *': { gridColumn: '1 / -1' },
        '> [data-block="form"]': { gridColumn: 1 },
        '> [data-block="form"] + [data-block="rows"]': { gridColumn: 2 },
        '> :is([data-block="form"], [data-block="rows"]) > div > div': {
          display: 'block',
        },
      },
    },
  });
}
