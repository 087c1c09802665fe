import { graphql } from 'gatsby';
import { useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { buttonStyle } from '../components/button-style';
import { Section } from '../components/section';
import { useHydrated } from '../components/use-hydrated';
import { useBookingScript } from './use-booking-script';

export const fragment = graphql`
  fragment BookingCalendarFields on BookDemoCalendar {
    title
    text
    frameTitle
    linkLabel
    blocked
  }
`;

interface BookingCalendarProps {
  calendar: Queries.BookingCalendarFieldsFragment;
  src: string;
  scriptSrc: string;
}

/**
 * The booking calendar of another company (SPEC.md section 2). When it is blocked the page says so; a plain link to
 * it shows in any case. What the page's address says of a campaign (`utm_…`) is passed on to the calendar.
 */
export function BookingCalendar({
  calendar,
  src,
  scriptSrc,
}: BookingCalendarProps) {
  const [isBlocked, setBlocked] = useState(false);
  useBookingScript(scriptSrc, () => setBlocked(true));
  // The frame waits for scripts, so that it is requested once, with the campaign. Without scripts it is there at once.
  const isHydrated = useHydrated();
  const frame = (address: string) => (
    <iframe css={frameStyle} src={address} title={calendar.frameTitle} />
  );
  return (
    <Section title={calendar.title} text={calendar.text}>
      <div css={placeStyle}>
        {isHydrated ? (
          frame(withCampaign(src, location.search))
        ) : (
          <noscript>{frame(src)}</noscript>
        )}
        <p role="status" css={statusStyle}>
          {isBlocked && calendar.blocked}
        </p>
      </div>
      <p>
        <a
          href={src}
          target="_blank"
          rel="noopener"
          css={buttonStyle('secondary')}
        >
          {calendar.linkLabel}
        </a>
      </p>
    </Section>
  );
}

/** Takes an address and the query of the page; gives the address with the query's `utm_…` values added. */
export function withCampaign(address: string, query: string): string {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query))
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  return url.href;
}

// The calendar needs at least 600 px to show a month with its times (SPEC.md section 2).
const placeStyle = (theme: Theme) =>
  css({
    position: 'relative',
    minHeight: theme.height.calendar,
    marginBottom: theme.space[5],
    borderRadius: theme.radius.large,
    overflow: 'hidden',
    background: theme.colour.sunken,
    border: `${theme.line} solid ${theme.colour.line}`,
  });

const frameStyle = (theme: Theme) =>
  css({ width: '100%', height: theme.height.calendar, border: 0 });

// Over the frame, which is blank when it is blocked: nothing on the page moves.
const statusStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    inset: `${theme.space[6]} ${theme.space[6]} auto`,
    maxWidth: theme.width.prose,
  });
