import { theme } from './theme';

/** An item of a list on a line that leads down to the next, with a dot at its head. Both lie at `left`; `gap` is that between items. */
export const rail = (left: string, gap: string) =>
  ({
    position: 'relative',
    '&::before, &::after': { content: '""', position: 'absolute', left },
    '&::before': {
      top: theme.space[2],
      bottom: `calc(-1 * (${gap} + ${theme.space[2]}))`,
      borderLeft: `${theme.line} solid ${theme.tint.line}`,
    },
    '&::after': {
      top: theme.space[1],
      width: theme.space[3],
      height: theme.space[3],
      marginLeft: `calc(${theme.space[3]} / -2)`,
      borderRadius: theme.radius.round,
      background: theme.tint.strong,
    },
    '&:last-of-type::before': { display: 'none' },
  }) as const;
