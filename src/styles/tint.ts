import { css, type SerializedStyles } from '@emotion/react';
import { keyOf } from '../content/tables';
import { tintVariables } from './colours';
import { palette } from './palette';
import { theme } from './theme';

/** Tints an element and everything inside; takes a family name from data/. Throws for an unknown one. */
export function tintStyle(family: string): SerializedStyles {
  return css(tintVariables(keyOf(palette, family)));
}

/** A ground of a tint's strong colour, for words in `onDarkStyle`. */
export const STRONG_GROUND = `light-dark(${theme.tint.strong}, color-mix(in oklab, ${theme.tint.line} 65%, ${theme.tint.soft}))`;

/** A border on that ground. */
export const STRONG_BORDER = `${theme.stroke.medium} solid light-dark(${theme.tint.line}, ${theme.tint.strong})`;
