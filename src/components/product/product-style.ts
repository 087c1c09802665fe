import { css } from '@emotion/react';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** The width of the container (not of the screen) from which its parts fit side by side. */
export const WIDE = '@container (min-width: 32rem)';

/** The width of the container from which three columns fit. */
export const ROOMY = '@container (min-width: 60rem)';

/** The width of the container from which two small columns fit. */
export const MEDIUM = '@container (min-width: 20rem)';

/** Small print: times, sources, counts. */
export const metaStyle = css({
  fontSize: theme.text.tiny,
  fontWeight: 400,
  color: theme.colour.textMuted,
});

export const labelStyle = css({
  display: 'block',
  fontSize: theme.text.tiny,
  fontWeight: 600,
  color: theme.tint.strong,
});

export const boxStyle = css({
  minWidth: 0,
  padding: theme.space[3],
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
});

export const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minWidth: 0,
});

export const tileStyle = css({
  ...square(theme.space[10]),
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
