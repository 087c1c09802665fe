import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { templateGradient } from './template-gradient';

/** Takes a template's two colours; gives the style of the ground that its gallery's drawings stand on. */
export const galleryArtStyle =
  ([from, to]: readonly [from: string, to: string]) =>
  (theme: Theme) =>
    css(templateGradient(from, to), {
      width: '100%',
      height: 'auto',
      // As the pictures that may stand beside them.
      aspectRatio: '4 / 3',
      marginBottom: theme.space[5],
      borderRadius: theme.radius.medium,
    });
