import type { SerializedStyles, Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { colourOfStep } from '../../styles/palette';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';

/** From this width of the device up there is room for two things side by side. */
export const TABLET = '@container (min-width: 34rem)';

/** From this width of the device up there is room for three, and for broad margins. */
export const DESKTOP = '@container (min-width: 54rem)';

/** The template's colours, for what draws with them. */
export const from = 'var(--mini-from)';
export const to = 'var(--mini-to)';

/** Families without a hue, which tint nothing. */
const GREYS = ['ink', 'stone'];

/** Takes a template's two colours, as data/ names them; gives the style that colours a small website with them. */
export function miniColours(
  fromStep: string,
  toStep: string,
): SerializedStyles {
  const [family = '', other = ''] = [fromStep, toStep].map(
    (step) => step.split('-')[0] ?? '',
  );
  return css(
    {
      '--mini-from': colourOfStep(fromStep),
      '--mini-to': colourOfStep(toStep),
    },
    tintStyle(GREYS.includes(family) ? other : family),
  );
}

/** White words on the template's gradient, and a ring that is seen there. */
export const onColours = (theme: Theme) =>
  css({
    background: `linear-gradient(120deg, ${from}, ${to})`,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
  });

/** Cards in a row, as many as the device has room for. */
export const miniGrid = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[4],
    [TABLET]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // No third one alone in its row.
      '&:has(> :nth-of-type(3):last-of-type)': {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      },
    },
    [DESKTOP]: {
      gap: theme.space[5],
      // Three in a row, but four stand two and two.
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '&:has(> :nth-of-type(4):last-of-type)': {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
      '&:has(> :nth-of-type(2):last-of-type)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  });

export const miniCard = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[2],
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    overflow: 'hidden',
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    'p, h5': { margin: 0 },
    h5: cardTitle(theme),
  });

/** The heading of a card, one level under its block's. */
const cardTitle = (theme: Theme) =>
  ({
    fontFamily: theme.font.display,
    fontSize: theme.text.body,
    fontWeight: 700,
    lineHeight: theme.leading.snug,
  }) as const;

/** A button of the small website. */
export const miniButton = (theme: Theme) =>
  css({
    position: 'relative',
    alignSelf: 'flex-start',
    padding: `${theme.space[2]} ${theme.space[4]}`,
    border: `${theme.line} solid transparent`,
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
    color: theme.colour.surface,
    fontSize: theme.text.small,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    cursor: 'pointer',
    '&:hover': { background: from, color: theme.colour.onField },
  });

/** A small label in the template's tint. */
export const miniTag = (theme: Theme) =>
  css({
    alignSelf: 'flex-start',
    padding: `${theme.space[1]} ${theme.space[2]}`,
    borderRadius: theme.radius.round,
    background: theme.tint.soft,
    color: theme.tint.strong,
    fontSize: theme.text.tiny,
    fontWeight: 600,
    lineHeight: theme.leading.tight,
  });
