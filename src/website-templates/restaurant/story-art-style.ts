import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** The ground of the drawing beside the story, drawn or not yet. */
export const storyArtStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
  });
