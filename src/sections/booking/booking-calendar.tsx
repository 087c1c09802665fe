import { graphql } from 'gatsby';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { buttonStyle } from '../../components/actions/button';
import { ScriptsOnLoad } from '../../components/hydration/scripts-on-load';
import { Section } from '../../components/text/section';
import { useHydrated } from '../../components/hydration/use-hydrated';
import { wrappingRow } from '../../styles/lists';

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
  /** The mail address for visitors who can't use the calendar. */
  email: string;
}

/** How long the calendar may take to load before the page says that it is slow, in ms. */
const PATIENCE_MS = 8000;

/**
 * The third-party booking calendar (SPEC.md section 2). A page can't tell whether the frame of another host has loaded,
 * so there is always a plain link and a mail address; a message tells of a blocked script or a slow frame.
 */
export function BookingCalendar({
  calendar,
  src,
  scriptSrc,
  email,
}: BookingCalendarProps) {
  const [isBlocked, setBlocked] = useState(false);
  useBookingScript(scriptSrc, () => setBlocked(true));
  const [isLoaded, setLoaded] = useState(false);
  const isSlow = useIsSlow(isLoaded);
  // After hydration, so that the frame is requested only once, with the campaign parameters.
  const isHydrated = useHydrated();
  const address = isHydrated ? withCampaign(src, location.search) : src;
  const frame = (
    <iframe
      css={frameStyle}
      src={address}
      title={calendar.frameTitle}
      onLoad={() => setLoaded(true)}
    />
  );
  return (
    <Section title={calendar.title} text={calendar.text}>
      <ScriptsOnLoad />
      <p>{calendar.fallback}</p>
      <div css={linksStyle}>
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
        {isBlocked ? calendar.blocked : isSlow && calendar.slow}
      </p>
      <div css={boxStyle}>
        {isHydrated ? frame : <noscript>{frame}</noscript>}
      </div>
    </Section>
  );
}

/** Loads the calendar's script while the page is open. */
function useBookingScript(src: string, onBlocked: () => void): void {
  const reportBlocked = useEffectEvent(onBlocked);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => reportBlocked());
    document.body.append(script);
    return () => script.remove();
  }, [src]);
}

function useIsSlow(isLoaded: boolean): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return isOver && !isLoaded;
}

/** Passes the campaign (`utm_…`) of the page's query on to an address. */
export function withCampaign(address: string, query: string): string {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query))
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  return url.href;
}

const linksStyle = (theme: Theme) =>
  css(wrappingRow(theme), { columnGap: theme.space[5] });

const mailStyle = (theme: Theme) => css({ paddingBlock: theme.space[2] });

// Keeps room for the three lines of a message on a phone, to prevent layout shift when one appears.
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

// At least 600 px (SPEC.md section 2).
const boxStyle = (theme: Theme) =>
  css({
    minHeight: theme.height.calendar,
    borderRadius: theme.radius.large,
    overflow: 'hidden',
    background: theme.colour.sunken,
    border: `${theme.line} solid ${theme.colour.line}`,
  });

const frameStyle = (theme: Theme) =>
  css({ width: '100%', height: theme.height.calendar, border: 0 });
