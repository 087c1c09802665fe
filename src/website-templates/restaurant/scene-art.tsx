import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { palette } from '../../styles/palette';
import type { Shape, Stuff } from './shapes';

interface SceneArtProps {
  shapes: readonly Shape[];
}

/** A corner of the restaurant, drawn in a picture of 360 × 240. */
export function SceneArt({ shapes }: SceneArtProps) {
  return shapes.map(([stuff, path]) => (
    <path key={path} d={path} css={stuffStyles[stuff]} />
  ));
}

/** The same in both themes: a picture keeps its colours. */
const stuffStyles: Record<Stuff, (theme: Theme) => ReturnType<typeof css>> = {
  pale: (theme) => css({ fill: theme.colour.onField }),
  warm: (theme) => css({ fill: theme.colour.action }),
  glow: (theme) => css({ fill: theme.colour.action, opacity: 0.22 }),
  dark: () => css({ fill: palette.ink[950] }),
  leaf: () => css({ fill: palette.sage[500] }),
};
