import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, TABLET, toColour } from '../preview-style';

/** What is different in the blocks of the layout `clinic`: soft ground instead of lines and frames. */
export function clinicStyle(theme: Theme) {
  return css({
    '--preview-heading-font':
      'Seravek, "Gill Sans Nova", Ubuntu, "Open Sans", Calibri, sans-serif',
    '--preview-body-font': 'var(--preview-heading-font)',
    '--preview-title': 'clamp(2rem, 1.3rem + 3cqi, 3.5rem)',
    '--preview-heading': 'clamp(1.5rem, 1.3rem + 1cqi, 2rem)',
    '--preview-radius': theme.radius.large,
    '--preview-ground': `color-mix(in oklab, ${theme.tint.soft} 45%, ${theme.colour.surface})`,
    '--preview-section': theme.space[10],
    [TABLET]: { '--preview-section': theme.space[12] },
    '[data-buttons] button, form button': {
      whiteSpace: 'normal',
      padding: `${theme.space[3]} ${theme.space[6]}`,
      fontSize: theme.text.body,
    },
    h4: { letterSpacing: '-0.01em' },
    '[data-section] > div': { maxWidth: 'none' },
    '[data-tinted]': { background: 'var(--preview-ground)' },
    '[data-block="cards"] [data-tinted]': { background: 'none' },
    // Services: duration and price in the last line.
    '[data-block="cards"] li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr auto',
      gap: theme.space[2],
      padding: theme.space[6],
      border: 0,
      background: 'var(--preview-ground)',
      fontSize: theme.text.body,
      '> *': { gridColumn: '1 / -1' },
      h5: { fontSize: theme.text.title3 },
      '[data-tag]': {
        order: 1,
        gridColumn: 1,
        alignSelf: 'center',
        padding: 0,
        background: 'none',
        color: theme.colour.textMuted,
        fontSize: theme.text.small,
      },
      '[data-price]': {
        order: 2,
        gridColumn: 2,
        fontSize: theme.text.title3,
        lineHeight: theme.leading.tight,
      },
    },
    '[data-block="people"] li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      gap: `${theme.space[1]} ${theme.space[4]}`,
      padding: 0,
      border: 0,
      fontSize: theme.text.body,
      '> *': { gridColumn: 2 },
      h5: { fontSize: theme.text.title3 },
      [DESKTOP]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '> *': { gridColumn: 1 },
        h5: { marginTop: theme.space[3] },
      },
      '[data-tag]': {
        padding: 0,
        background: 'none',
        fontSize: theme.text.small,
      },
      '> p:last-of-type': { color: theme.colour.textMuted },
      '[data-initials]': {
        gridArea: '1 / 1 / span 3',
        width: theme.space[16],
        height: theme.space[16],
        // The same for all, not a colour for each name.
        background: `color-mix(in oklab, ${toColour} 18%, ${theme.colour.surface})`,
        color: theme.colour.text,
        fontSize: theme.text.title3,
        fontWeight: 400,
        [DESKTOP]: { gridArea: 'auto' },
      },
    },
    '[data-block="slots"] ul, [data-block="form"] form': {
      padding: theme.space[5],
      borderRadius: 'var(--preview-radius)',
      background: 'var(--preview-ground)',
      [DESKTOP]: { padding: theme.space[8] },
    },
    '[data-block="slots"] button:not([aria-pressed="true"])': {
      background: theme.colour.surface,
    },
    '[data-block="questions"] details': {
      marginBottom: theme.space[3],
      padding: `0 ${theme.space[5]}`,
      border: 0,
      borderRadius: theme.radius.medium,
      background: 'var(--preview-ground)',
    },
    '[data-tinted] form': { background: theme.colour.surface },
    '[data-block="steps"] li': {
      padding: `0 0 0 ${theme.space[12]}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
      fontSize: theme.text.body,
      '&::before': { top: 0, left: 0 },
      h5: { fontSize: theme.text.title4 },
    },
    // Running text beside its picture stays within the margins.
    '[data-block="text"] > div:has(> [data-picture])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space[6],
      padding: 'var(--preview-section) var(--preview-gutter)',
      '> [data-picture]': { borderRadius: 'var(--preview-radius)' },
      '> :not([data-picture])': { padding: 0 },
      [TABLET]: {
        gap: theme.space[8],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '> [data-picture]': { aspectRatio: '4 / 3' },
      },
      [DESKTOP]: { gap: theme.space[16] },
    },
    '[data-block="hero"] ~ [data-block="hero"] > div': {
      margin: '0 var(--preview-gutter) var(--preview-section)',
      padding: theme.space[8],
      borderRadius: 'var(--preview-radius)',
      background: toColour,
      [DESKTOP]: { padding: theme.space[12] },
    },
    '[data-block]:has(> [data-tinted]) + [data-block="hero"] > div': {
      marginTop: 'var(--preview-section)',
    },
  });
}
