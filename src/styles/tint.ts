import { type SerializedStyles, css } from '@emotion/react';
import { keyOf } from '../content/tables';
import { colourNamed, palette } from './palette';
import { tintVariables } from './colours';
import { theme } from './theme';

/** Tints an element and everything inside; takes a family name from data/. Throws for an unknown one. */
export function tintStyle(family: string): SerializedStyles {
  return css(tintVariables(keyOf(palette, family)));
}

/** A ground of a tint's strong colour, for words in `onDarkStyle`. */
export const STRONG_GROUND = `light-dark(${theme.tint.strong}, ${theme.tint.line})`;

/** A border on that ground. */
export const STRONG_BORDER = `${theme.stroke.medium} solid light-dark(${theme.tint.line}, ${theme.tint.strong})`;

/** A gradient between two colours, named as in data/ ("emerald-700"). Throws for an unknown name. */
export function gradientStyle(from: string, to: string): SerializedStyles {
  return css({
    background: `linear-gradient(120deg, ${colourNamed(from)}, ${colourNamed(to)})`,
  });
}
