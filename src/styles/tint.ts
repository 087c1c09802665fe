import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { paletteFamilies } from '../content/constants';
import type { PaletteFamily } from './palette';
import { tintVariables } from './theme';

/** Takes a colour family's name as data/ has it; gives the style that tints an element and all within. Throws for a stranger. */
export function tintStyle(family: string): SerializedStyles {
  if (!isFamily(family))
    throw new Error(`No colour family is called ${family}`);
  return css(tintVariables(family));
}

function isFamily(name: string): name is PaletteFamily {
  return paletteFamilies.some((family) => family === name);
}
