import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

const DAY = 40;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The empty days before the first of the month and after its last. */
const FIRST = 2;
const LAST = 32;

/** The chosen day, counted from the first cell. */
const CHOSEN = 16;

/** A decorative month with one day chosen. */
export function CalendarArt() {
  const cells = [0, 1, 2, 3, 4].flatMap((week) =>
    DAYS.map((day) => ({ index: week * 7 + day, x: day * DAY, y: week * DAY })),
  );
  return (
    <svg viewBox="0 0 280 200" css={artStyle} aria-hidden="true">
      {cells
        .filter(({ index }) => index >= FIRST && index <= LAST)
        .map(({ index, x, y }) => (
          <circle
            key={index}
            cx={x + 20}
            cy={y + 20}
            r="13"
            css={index === CHOSEN && chosenStyle}
          />
        ))}
    </svg>
  );
}

const artStyle = (theme: Theme) =>
  css({
    width: '100%',
    maxWidth: theme.width.card,
    fill: theme.tint.line,
    [theme.media.print]: { display: 'none' },
  });

const chosenStyle = (theme: Theme) => css({ fill: theme.tint.strong });
