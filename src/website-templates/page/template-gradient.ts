import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { colourOfStep } from '../../styles/palette';

/** Takes a template's two colours, as data/ names them; gives its background, from the first to the second. */
export function templateGradient(from: string, to: string): SerializedStyles {
  return css({
    background: `linear-gradient(120deg, ${colourOfStep(from)}, ${colourOfStep(to)})`,
  });
}
