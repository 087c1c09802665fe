import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { colourOfStep, familyOfStep } from '../../styles/palette';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

/** The device is wide enough for two columns. */
export const TABLET = '@container (min-width: 34rem)';

/** The device is wide enough for three columns and broad margins. */
export const DESKTOP = '@container (min-width: 54rem)';

/** The template's two colours, as `previewColours` sets them. */
export const fromColour = 'var(--preview-from)';
export const toColour = 'var(--preview-to)';

/** Colour families that are too grey for a tint. */
const GREYS = ['ink', 'stone'];

/** Sets a sample site's colours from the two that data/ names, such as "emerald-700". */
export function previewColours(from: string, to: string): SerializedStyles {
  const isGrey = GREYS.includes(familyOfStep(from));
  return css(
    {
      '--preview-from': colourOfStep(from),
      '--preview-to': colourOfStep(to),
    },
    tintStyle(familyOfStep(isGrey ? to : from)),
  );
}

/** White text on the template's gradient, with a focus ring that shows there. */
export const gradientStyle = css({
  background: `linear-gradient(120deg, ${fromColour}, ${toColour})`,
  color: theme.colour.onField,
  ':focus-visible': { outlineColor: theme.colour.onField },
});

/** Cards in columns, as many as the device has room for. */
export const gridStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[4],
  [TABLET]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Three cards in one row, so that none is left over.
    '&:has(> :nth-of-type(3):last-of-type)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
  [DESKTOP]: {
    gap: theme.space[5],
    // Three columns, but four for four cards and two for two.
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&:has(> :nth-of-type(4):last-of-type)': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
    '&:has(> :nth-of-type(2):last-of-type)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const cardStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[4],
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: 'var(--preview-radius)',
  background: theme.colour.surface,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  'p, h5': { margin: 0 },
  h5: {
    fontSize: theme.text.body,
    lineHeight: theme.leading.snug,
  },
});

/** A picture beside words, as high as they are. */
export const picturedStyle = css({
  '> [data-picture]': { aspectRatio: '4 / 3' },
  [TABLET]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    '> [data-picture]': { height: '100%', aspectRatio: 'auto' },
  },
});

/** For a layout: facts beside the form before them, where the device is wide. */
export const pairsStyle = css({
  [DESKTOP]: {
    '> [data-blocks]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '> *': { gridColumn: '1 / -1', minWidth: 0 },
      '> [data-block="form"]': {
        '&:has(+ [data-block="rows"])': { gridColumn: 'span 2' },
        '& + [data-block="rows"]': { gridColumn: 'auto' },
        // The heading stands above, not beside.
        '&:has(+ [data-block="rows"]), & + [data-block="rows"]': {
          '[data-section]': { display: 'block' },
          'dl > div': { display: 'block' },
        },
      },
    },
  },
});

/** The letters themselves stand in the middle of a button, whatever the metrics of the face; its height stays. */
export const centredLabelStyle = css({
  '@supports (text-box: trim-both cap alphabetic)': {
    boxSizing: 'content-box',
    minHeight: '1lh',
    textBox: 'trim-both cap alphabetic',
  },
});

export const buttonStyle = css(centredLabelStyle, {
  position: 'relative',
  alignSelf: 'flex-start',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  border: `${theme.line} solid transparent`,
  borderRadius: 'var(--preview-button-radius)',
  background: theme.tint.strong,
  color: theme.colour.surface,
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  cursor: 'pointer',
  '&:hover': { background: fromColour, color: theme.colour.onField },
});

/** A button on a picture or on the template's gradient. */
export const lightButtonStyle = css(buttonStyle, {
  background: theme.colour.surface,
  color: theme.colour.text,
  '&:hover': { background: theme.tint.soft, color: theme.colour.text },
});

export const tagStyle = css({
  alignSelf: 'flex-start',
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  color: theme.tint.strong,
  fontSize: theme.text.tiny,
  fontWeight: 600,
  lineHeight: theme.leading.tight,
});

/** A status message. Its line keeps its height while it is empty. */
export const statusStyle = css({
  minHeight: '1lh',
  margin: `${theme.space[4]} 0 0`,
  fontSize: theme.text.small,
  fontWeight: 600,
  color: theme.tint.strong,
});
