import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DESKTOP, TABLET, toColour } from '../preview-style';

/** What is different in the blocks of a shop: no frames around things for sale, and sums beside what is paid for. */
export function shopStyle(theme: Theme) {
  return css(
    {
      '--preview-heading-font':
        'Avenir, "Avenir Next", "Century Gothic", Montserrat, Corbel, "URW Gothic", sans-serif',
      '--preview-body-font': 'var(--preview-heading-font)',
      '--preview-heading-weight': '600',
      '--preview-title': 'clamp(2.25rem, 1.4rem + 3.6cqi, 4rem)',
      '--preview-heading': 'clamp(1.5rem, 1.25rem + 1.2cqi, 2rem)',
      '--preview-radius': '0',
      '--preview-button-radius': theme.radius.round,
      '--tint-soft': `color-mix(in oklab, ${toColour} 9%, ${theme.colour.page})`,
      '[data-block] h4': { letterSpacing: '-0.025em' },
    },
    productsStyle(theme),
    besideStyle(theme),
    linesStyle(theme),
    factsStyle(theme),
  );
}

/** A picture, the name with its price, and a button that does not shout. */
function productsStyle(theme: Theme) {
  return css({
    '[data-block="products"]': {
      ul: { gap: `${theme.space[8]} ${theme.space[3]}` },
      li: {
        gap: theme.space[1],
        padding: 0,
        border: 0,
        fontSize: theme.text.body,
      },
      h5: { fontSize: theme.text.title4 },
      'p:not([data-tag])': { fontSize: theme.text.small },
      'p[data-price]': {
        fontSize: theme.text.title4,
        fontWeight: 400,
        color: 'inherit',
      },
      '[data-picture]': {
        marginBottom: theme.space[3],
        background: theme.tint.soft,
      },
      '[data-tag]': {
        position: 'absolute',
        top: theme.space[3],
        left: theme.space[3],
        background: theme.colour.surface,
      },
      button: {
        marginTop: theme.space[2],
        borderColor: theme.colour.control,
        background: 'none',
        color: 'inherit',
        '&:hover': {
          background: theme.tint.strong,
          color: theme.colour.surface,
        },
      },
      [TABLET]: { ul: { columnGap: theme.space[6] } },
    },
  });
}

const PAID_FOR =
  ':is([data-block="cards"], [data-block="form"], [data-block="works"])';

/** What is paid for, with its sum on the right: the basket, the checkout; and a form beside the opening hours. */
function besideStyle(theme: Theme) {
  return css({
    [DESKTOP]: {
      '[data-blocks]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        '> *': { gridColumn: '1 / -1' },
        [`> ${PAID_FOR}:has(+ [data-block="rows"])`]: { gridColumn: 1 },
        [`> ${PAID_FOR} + [data-block="rows"]`]: {
          gridColumn: 2,
          background: theme.tint.soft,
        },
        '> :has(+ [data-block="rows"] + [data-block="hero"])': {
          gridRow: 'span 2',
        },
        '> [data-block="rows"] + [data-block="hero"]': { gridColumn: 2 },
        // Half a page is too narrow for a heading beside its content.
        [`> ${PAID_FOR}:has(+ [data-block="rows"]), > ${PAID_FOR} + [data-block="rows"]`]:
          { '> div > div': { display: 'block' } },
      },
    },
    '[data-block="rows"] + [data-block="hero"] > div': {
      height: '100%',
      paddingTop: theme.space[2],
      background: theme.tint.soft,
      color: 'inherit',
      h4: { fontSize: theme.text.title4, letterSpacing: 0 },
      p: { fontSize: theme.text.small },
      button: {
        width: '100%',
        padding: theme.space[3],
        background: theme.tint.strong,
        color: theme.colour.surface,
        ':focus-visible': { outlineColor: theme.colour.focus },
      },
    },
  });
}

/** Lines of a basket, and the choices of a product. */
function linesStyle(theme: Theme) {
  return css({
    '[data-block="cards"]': {
      '> div': { background: 'none' },
      ul: {
        display: 'block',
        borderTop: `${theme.line} solid ${theme.colour.line}`,
      },
      li: {
        display: 'grid',
        gridTemplateColumns: `${theme.space[24]} minmax(0, 1fr) auto`,
        gridTemplateRows: 'auto 1fr',
        gap: `${theme.space[1]} ${theme.space[5]}`,
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
    },
    '[data-block="works"] li': {
      padding: theme.space[4],
      border: `${theme.line} solid ${theme.colour.control}`,
      borderRadius: theme.radius.small,
      // The first one is chosen.
      '&:first-of-type': {
        borderColor: theme.tint.strong,
        boxShadow: `inset 0 0 0 ${theme.line} ${theme.tint.strong}`,
      },
    },
  });
}

function factsStyle(theme: Theme) {
  return css({
    '[data-block="rows"]': {
      '> div': { background: 'none' },
      dl: { fontSize: theme.text.body },
      'dl > div': { paddingBlock: theme.space[3] },
    },
    '[data-block="stats"] > div': {
      background: theme.tint.soft,
      color: 'inherit',
      ul: { paddingBlock: theme.space[10], fontSize: theme.text.body },
      strong: {
        marginBottom: theme.space[1],
        fontSize: 'var(--preview-heading)',
        color: theme.tint.strong,
      },
    },
    '[data-block="quote"] > div': {
      paddingBlock: `calc(1.5 * var(--preview-section))`,
      background: 'none',
      blockquote: {
        fontSize: 'var(--preview-heading)',
        letterSpacing: '-0.02em',
      },
    },
    '[data-block="text"]:has([data-picture])': { background: theme.tint.soft },
    '[data-block="people"] li': {
      padding: `${theme.space[5]} 0 0`,
      borderWidth: `${theme.thick} 0 0`,
      borderColor: theme.colour.text,
      fontSize: theme.text.body,
      h5: { fontSize: theme.text.title3 },
    },
    '[data-block="place"]': {
      '> div > div > div > div': { border: 0 },
    },
    '[data-block="form"] form': { fontSize: theme.text.body },
  });
}
