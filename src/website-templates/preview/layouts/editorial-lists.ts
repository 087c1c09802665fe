import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { TABLET } from '../preview-style';

/** Services as a list set in columns, and steps under large figures. */
export function listStyle(theme: Theme) {
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
        alignSelf: 'auto',
        padding: 0,
        background: 'none',
        color: theme.colour.textMuted,
        fontSize: theme.text.small,
        fontWeight: 400,
      },
      '[data-price]': {
        order: 1,
        marginTop: '0 !important',
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
    '[data-block="steps"] ol': { rowGap: theme.space[8] },
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
      'h4 + div': { maxWidth: 'none' },
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
