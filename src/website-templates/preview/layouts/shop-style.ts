import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { palette } from '../../../styles/palette';
import { TABLET, fromColour } from '../preview-style';
import { linesStyle, payingStyle } from './shop-paying';

/** A ground for pictures of things, whatever the colours of the firm. */
const SAND = `color-mix(in oklab, ${palette.amber[200]} 22%, ${palette.stone[100]})`;

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
      '--tint-soft': SAND,
      '[data-block] h4': { letterSpacing: '-0.025em' },
    },
    productsStyle(theme),
    payingStyle(theme),
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
        aspectRatio: '4 / 3',
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

function factsStyle(theme: Theme) {
  return css({
    '[data-block="rows"]': {
      '> div': { background: 'none' },
      'h4 + div': { maxWidth: 'none' },
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
    '[data-block="people"]': {
      li: { padding: 0, border: 0, fontSize: theme.text.body },
      h5: { fontSize: theme.text.title3 },
      '[data-initials]': {
        width: theme.space[20],
        height: theme.space[20],
        marginBottom: theme.space[2],
        background: SAND,
        color: fromColour,
        fontSize: theme.text.title3,
      },
      '[data-tag]': {
        padding: 0,
        background: 'none',
        fontSize: theme.text.small,
      },
    },
    '[data-block="form"]': {
      'h4 + div': { maxWidth: 'none' },
      form: { fontSize: theme.text.body },
      button: {
        padding: `${theme.space[3]} ${theme.space[8]}`,
        fontSize: theme.text.body,
      },
    },
  });
}
