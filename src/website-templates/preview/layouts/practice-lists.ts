import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { TABLET, fromColour } from '../preview-style';

/** Services, pieces of work and people as lines of a ledger. */
export function practiceLists(theme: Theme) {
  const line = {
    display: 'grid',
    gap: `${theme.space[1]} ${theme.space[6]}`,
    padding: `${theme.space[5]} 0`,
    border: 0,
    borderRadius: 0,
    background: 'none',
    fontSize: theme.text.body,
    '& + li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  };
  return css({
    '[data-block="cards"] ul': {
      display: 'block',
      counterReset: 'service',
      li: {
        ...line,
        paddingLeft: theme.space[10],
        counterIncrement: 'service',
        '&::before': {
          content: [
            'counter(service, decimal-leading-zero)',
            'counter(service, decimal-leading-zero) / ""',
          ],
          position: 'absolute',
          top: theme.space[5],
          left: 0,
          color: theme.tint.strong,
          fontFamily: 'var(--preview-heading-font)',
          fontVariantNumeric: 'lining-nums tabular-nums',
          lineHeight: theme.leading.body,
        },
        [TABLET]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
          alignItems: 'baseline',
          '> p:last-of-type': { gridColumn: '2 / -1' },
          h5: { order: -1 },
          '[data-tag] ~ p:last-of-type': { gridColumn: 2 },
        },
      },
      h5: { fontSize: theme.text.title3 },
      '[data-tag]': { order: 1, alignSelf: 'baseline' },
    },
    // What came of a piece of work, in large figures.
    '[data-block="works"] ul': {
      display: 'block',
      li: {
        ...line,
        [TABLET]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)',
          '> *': { gridColumn: 2 },
          '[data-figure]': { gridArea: '1 / 1 / span 3' },
        },
      },
      h5: { fontSize: theme.text.title3 },
      '[data-figure]': { color: fromColour },
    },
    '[data-block="people"] ul': {
      display: 'block',
      li: {
        ...line,
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        '> *': { gridColumn: 2 },
        [TABLET]: {
          gridTemplateColumns:
            'auto minmax(0, 2fr) minmax(0, 1fr) minmax(0, 3fr)',
          alignItems: 'center',
          '> *': { gridColumn: 'auto' },
          '[data-tag]': { alignSelf: 'center' },
        },
      },
      h5: { fontSize: theme.text.title3 },
      '[data-initials]': {
        gridArea: '1 / 1 / span 3',
        width: theme.space[12],
        height: theme.space[12],
        border: `${theme.line} solid ${fromColour}`,
        borderRadius: 0,
        background: 'none',
        color: fromColour,
        fontFamily: 'var(--preview-heading-font)',
        fontSize: theme.text.title4,
        fontWeight: 400,
        [TABLET]: { gridArea: 'auto' },
      },
    },
  });
}
