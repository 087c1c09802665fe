import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface DateTileProps {
  day: string | null;
  date: string | null;
}

/** A day as a leaf of a calendar. */
export function DateTile({ day, date }: DateTileProps) {
  return (
    <span css={dateStyle}>
      {day}
      <strong>{date}</strong>
    </span>
  );
}

const dateStyle = (theme: Theme) =>
  css({
    display: 'grid',
    flex: 'none',
    minWidth: theme.space[12],
    overflow: 'hidden',
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
    fontSize: theme.text.tiny,
    fontWeight: 600,
    textAlign: 'center',
    color: theme.tint.strong,
    strong: {
      padding: `0 ${theme.space[2]}`,
      background: theme.colour.surface,
      fontSize: theme.text.title3,
      color: theme.colour.text,
    },
  });
