import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { editorialFont } from '../../../styles/fonts';
import { DESKTOP, TABLET, fromColour } from '../preview-style';
import { listStyle } from './editorial-lists';

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
        marginBottom: theme.space[6],
        lineHeight: theme.leading.tight,
        letterSpacing: '-0.02em',
      },
      '[data-block] h5': { fontSize: theme.text.title2, lineHeight: 1.1 },
      '[data-block] li': { fontSize: theme.text.body },
      [DESKTOP]: { '--preview-section': theme.space[20] },
      '[data-buttons] button, form button': {
        padding: `${theme.space[3]} ${theme.space[6]}`,
        fontSize: theme.text.body,
        fontWeight: 400,
      },
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
      'h4 + div': { maxWidth: 'none' },
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
        '> [data-block="form"] + [data-block="rows"]': {
          gridColumn: 2,
          '> div': { paddingBlock: 'var(--preview-section)' },
        },
        '> :is([data-block="form"], [data-block="rows"]) > div > div': {
          display: 'block',
        },
      },
    },
  });
}
