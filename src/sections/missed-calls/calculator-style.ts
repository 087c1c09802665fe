import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';

/** The card around the form and its result. */
export const boxStyle = (theme: Theme) =>
  css(cardStyle(theme), {
    display: 'grid',
    alignItems: 'stretch',
    padding: 0,
    overflow: 'hidden',
    boxShadow: theme.shadow,
    [theme.media.wide]: { gridTemplateColumns: '3fr 2fr' },
  });

/** The fields: below each other on a phone, two by two elsewhere. */
export const formStyle = (theme: Theme) =>
  css({
    display: 'grid',
    columnGap: theme.space[6],
    rowGap: theme.space[2],
    alignItems: 'end',
    alignContent: 'start',
    padding: theme.space[6],
    [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.media.wide]: { padding: theme.space[8] },
  });

/** Room for a line of words below the field while there is no mistake, so that nothing moves when there is one. */
export const fieldStyle = (theme: Theme) =>
  css({
    label: { textWrap: 'balance' },
    p: { fontSize: theme.text.small },
    '&:not(:has([aria-invalid]))::after': {
      content: '""',
      display: 'block',
      fontSize: theme.text.small,
      height: '1lh',
      marginTop: theme.space[1],
    },
  });
