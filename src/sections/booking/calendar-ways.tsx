import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface CalendarWaysProps {
  calendar: Pick<
    Queries.BookingCalendarFieldsFragment,
    'fallback' | 'linkLabel'
  >;
  /** The address of the calendar itself. */
  address: string;
  email: string;
}

/** How to book without the frame: the calendar in a tab of its own, or a mail. */
export function CalendarWays({ calendar, address, email }: CalendarWaysProps) {
  return (
    <div css={waysStyle}>
      <p>{calendar.fallback}</p>
      <a href={address} target="_blank" rel="noopener">
        {calendar.linkLabel}
      </a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  );
}

const waysStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space[4],
    p: { margin: 0 },
    // High enough for a finger.
    a: { paddingBlock: theme.space[1] },
  });
