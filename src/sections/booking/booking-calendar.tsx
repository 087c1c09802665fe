import { graphql } from 'gatsby';
import { useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { buttonStyle } from '../../components/actions/button';
import { ScriptsOnLoad } from '../../components/hydration/scripts-on-load';
import { Section } from '../../components/text/section';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { wrappingRow } from '../../styles/lists';
import { useBookingScript } from './use-booking-script';
import { useIsLate } from './use-is-late';

export const fragment = graphql`
  fragment BookingCalendarFields on BookDemoCalendar {
    title
    text
    frameTitle
    fallback
    linkLabel
    blocked
    slow
  }
`;

interface BookingCalendarProps {
  calendar: Queries.BookingCalendarFieldsFragment;
  src: string;
  scriptSrc: string;
  /** The mailbox for whoever can't use the calendar. */
  email: string;
}

/**
 * The booking calendar of another company (SPEC.md section 2). A browser does not tell a page whether a frame of
 * another company has loaded, so a plain link and a mail address stand above it in any case; when its script is
 * blocked, or the frame is long in coming, the page says that too. What the page's address says of a campaign (`utm_…`) is passed on to the calendar.
 */
export function BookingCalendar({
  calendar,
  src,
  scriptSrc,
  email,
}: BookingCalendarProps) {
  const [isBlocked, setBlocked] = useState(false);
  useBookingScript(scriptSrc, () => setBlocked(true));
  const [isHere, setHere] = useState(false);
  const isLate = useIsLate(isHere);
  // The frame waits for scripts, so that it is requested once, with the campaign. Without scripts it is there at once.
  const isHydrated = useHydrated();
  const address = isHydrated ? withCampaign(src, location.search) : src;
  const frame = (
    <iframe
      css={frameStyle}
      src={address}
      title={calendar.frameTitle}
      onLoad={() => setHere(true)}
    />
  );
  return (
    <Section title={calendar.title} text={calendar.text}>
      <ScriptsOnLoad />
      <p>{calendar.fallback}</p>
      <div css={waysStyle}>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          css={buttonStyle('secondary')}
        >
          {calendar.linkLabel}
        </a>
        <a href={`mailto:${email}`} css={mailStyle}>
          {email}
        </a>
      </div>
      <p role="status" css={statusStyle}>
        {isBlocked ? calendar.blocked : isLate && calendar.slow}
      </p>
      <div css={placeStyle}>
        {isHydrated ? frame : <noscript>{frame}</noscript>}
      </div>
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

const waysStyle = (theme: Theme) =>
  css(wrappingRow(theme), { columnGap: theme.space[5] });

const mailStyle = (theme: Theme) => css({ paddingBlock: theme.space[2] });

// Room for the three lines it has on a phone is kept, so that nothing on the page moves when they appear.
const statusStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    maxWidth: theme.width.prose,
    minHeight: theme.space[16],
    marginBlock: `${theme.space[3]} ${theme.space[4]}`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: theme.colour.warning,
  });

// The calendar needs at least 600 px to show a month with its times (SPEC.md section 2).
const placeStyle = (theme: Theme) =>
  css({
    minHeight: theme.height.calendar,
    borderRadius: theme.radius.large,
    overflow: 'hidden',
    background: theme.colour.sunken,
    border: `${theme.line} solid ${theme.colour.line}`,
  });

const frameStyle = (theme: Theme) =>
  css({ width: '100%', height: theme.height.calendar, border: 0 });
