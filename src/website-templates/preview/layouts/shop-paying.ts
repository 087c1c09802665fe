import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, TABLET } from '../preview-style';

const PAID_FOR =
  ':is([data-block="cards"], [data-block="form"], [data-block="works"])';

/** What is paid for, with its sum on the right: the cart, the checkout; and a form beside the opening hours. */
export function payingStyle(theme: Theme) {
  return css({
    [DESKTOP]: {
      '[data-blocks]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        '> *': { gridColumn: '1 / -1' },
        [`> ${PAID_FOR}:has(+ [data-block="rows"])`]: { gridColumn: 1 },
        [`> ${PAID_FOR} + [data-block="rows"]`]: { gridColumn: 2 },
        '> :has(+ [data-block="rows"] + [data-block="hero"])': {
          gridRow: 'span 2',
        },
        '> [data-block="rows"] + [data-block="hero"]': { gridColumn: 2 },
        // Half a page is too narrow for a heading beside its content.
        [`> ${PAID_FOR}:has(+ [data-block="rows"]), > ${PAID_FOR} + [data-block="rows"]`]:
          { '> div > div': { display: 'block' } },
      },
    },
    [`& ${PAID_FOR} + [data-block="rows"]`]: { background: theme.tint.soft },
    '[data-block="rows"] + [data-block="hero"] > div': {
      height: '100%',
      paddingTop: theme.space[2],
      background: theme.tint.soft,
      color: 'inherit',
      h4: { fontSize: theme.text.title4, letterSpacing: 0 },
      p: { fontSize: theme.text.small },
      button: {
        flex: 1,
        padding: theme.space[3],
        background: theme.tint.strong,
        color: theme.colour.surface,
        ':focus-visible': { outlineColor: theme.colour.focus },
      },
    },
  });
}

/** Lines of a cart, and the choices of a product. */
export function linesStyle(theme: Theme) {
  return css({
    '[data-block="cards"]': {
      '> div': { background: 'none' },
      ul: {
        display: 'block',
        borderTop: `${theme.line} solid ${theme.colour.line}`,
      },
      li: {
        display: 'grid',
        gridTemplateColumns: `${theme.space[16]} minmax(0, 1fr) auto`,
        gridTemplateRows: 'auto 1fr',
        gap: `${theme.space[1]} ${theme.space[4]}`,
        padding: `${theme.space[5]} 0`,
        borderWidth: `0 0 ${theme.line}`,
        fontSize: theme.text.body,
      },
      'h5, p': { gridColumn: 2 },
      h5: { fontSize: theme.text.title4 },
      '[data-picture]': { gridRow: 'span 2', aspectRatio: '1' },
      '[data-price]': {
        gridArea: '1 / 3',
        fontSize: theme.text.title4,
        color: 'inherit',
      },
      [TABLET]: {
        li: { gridTemplateColumns: `${theme.space[24]} minmax(0, 1fr) auto` },
      },
    },
    '[data-block="works"]': {
      ul: {
        gridTemplateColumns: 'minmax(0, 1fr) !important',
        gap: theme.space[3],
      },
      li: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        padding: `${theme.space[3]} ${theme.space[4]}`,
        border: `${theme.line} solid ${theme.colour.control}`,
        borderRadius: theme.radius.small,
        // The first one is chosen.
        '&:first-of-type': {
          borderColor: theme.tint.strong,
          boxShadow: `inset 0 0 0 ${theme.line} ${theme.tint.strong}`,
        },
      },
      'p:not([data-tag])': { gridRow: 2 },
      '[data-tag]': { gridArea: '1 / 2', fontSize: theme.text.small },
    },
  });
}
