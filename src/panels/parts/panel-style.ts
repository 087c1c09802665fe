import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** What a panel shows fits side by side from this width of the panel (not of the screen) up. */
export const WIDE = '@container (min-width: 32rem)';

/** Two small columns fit from this width of the panel up. */
export const MEDIUM = '@container (min-width: 20rem)';

/** Small print within a panel: times, sources, counts. */
export const metaStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.tiny,
    fontWeight: 400,
    color: theme.colour.textMuted,
  });

/** A small label over what it names. */
export const labelStyle = (theme: Theme) =>
  css({
    display: 'block',
    fontSize: theme.text.tiny,
    fontWeight: 600,
    color: theme.tint.strong,
  });

/** A hairline box on a panel's surface. */
export const boxStyle = (theme: Theme) =>
  css({
    minWidth: 0,
    padding: theme.space[3],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
  });

/** Things in one line, the last at the far end. */
export const rowStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    minWidth: 0,
  });

/** The tint thinned out, for larger fields than a chip or a bubble. */
export const wash = (theme: Theme) =>
  `color-mix(in oklab, ${theme.tint.soft} 60%, ${theme.colour.surface})`;
