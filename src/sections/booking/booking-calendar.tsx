import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { cardBox } from '../../components/display/card';
import { buttonStyles } from '../../components/actions/button';
import { CheckList } from '../../components/text/check-list';
import { ScriptsOnLoad } from '../../browser/scripts-on-load';
import { useHydrated } from '../../browser/use-hydrated';
import { RichText } from '../../components/text/rich-text';
import { columns, smallHeading, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { OtherWays } from './other-ways';
import { useBookingScript, useHasPassed } from './use-booking-script';

export const fragment = graphql`
  fragment BookingCalendarFields on BookDemoCalendar {
    title
    text
    linkLabel
    frameTitle
    fallback
    blocked
    slow
    note
    preparation {
      title
      items
      text
    }
    ...OtherWaysFields
  }
`;

interface BookingCalendarProps {
  calendar: Queries.BookingCalendarFieldsFragment;
  src: string;
  scriptSrc: string;
  /** Contact details for visitors who can't use the calendar. */
  contact: Queries.BookingContactFieldsFragment;
}

/** After this time the page says that the calendar is slow. */
const SLOW_AFTER_MS = 8_000;

/**
 * A page can't tell whether another host's frame shows a calendar or a browser's error, so the frame shows only when it
 * and the host's script have loaded. Before that, or if the script is blocked, a link to the calendar, the email
 * address and the phone number take its place.
 */
export function BookingCalendar(props: BookingCalendarProps) {
  const { calendar, src, scriptSrc, contact } = props;
  const { preparation } = calendar;
  const headingId = useId();
  const script = useBookingScript(scriptSrc);
  const [isLoaded, setLoaded] = useState(false);
  const isShown = isLoaded && script === 'loaded';
  const isSlow = useHasPassed(SLOW_AFTER_MS);
  const message =
    script === 'blocked'
      ? calendar.blocked
      : !isShown && isSlow && calendar.slow;
  // After hydration, so that the frame is requested only once, with the campaign parameters.
  const isHydrated = useHydrated();
  const address = isHydrated ? withCampaign(src, location.search) : src;
  const ways = { labels: calendar, contact };
  const link = (
    <a href={address} target="_blank" rel="noopener">
      {calendar.linkLabel}
    </a>
  );
  const frame = (
    <iframe
      css={frameStyle}
      src={address}
      title={calendar.frameTitle}
      onLoad={() => setLoaded(true)}
      data-shown={isShown}
    />
  );
  return (
    <section aria-labelledby={headingId} css={boxStyle}>
      <ScriptsOnLoad />
      <div css={barStyle}>
        <h2 id={headingId}>{calendar.title}</h2>
        <p>{calendar.text}</p>
      </div>
      <div css={placeStyle}>
        <div css={standInStyle}>
          <div css={waysStyle}>
            {!isShown && link}
            <p role="status">{message}</p>
            {!isShown && (
              <>
                {!message && <p>{calendar.fallback}</p>}
                <OtherWays {...ways} />
              </>
            )}
          </div>
          {!isShown && (
            <div css={readyStyle}>
              <h3>{preparation.title}</h3>
              <CheckList items={preparation.items} />
              <p>{preparation.text}</p>
            </div>
          )}
        </div>
        {isHydrated ? frame : <noscript>{frame}</noscript>}
      </div>
      <div css={[barStyle, footStyle]}>
        <p>
          <RichText>
            {calendar.note.replace('{host}', () => new URL(src).host)}
          </RichText>
        </p>
        {isShown && <OtherWays {...ways} link={link} />}
      </div>
    </section>
  );
}

/** Adds the page's campaign parameters (`utm_…`) to an address. */
function withCampaign(address: string, query: string): string {
  const url = new URL(address);
  for (const [name, value] of new URLSearchParams(query))
    if (name.startsWith('utm_')) url.searchParams.set(name, value);
  return url.href;
}

const boxStyle = css(cardBox, {
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  boxShadow: theme.shadow.medium,
});

const barStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${theme.space[5]}`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  'h2, p': { margin: 0 },
  h2: smallHeading,
  p: { color: theme.colour.textMuted },
});

/** The room for the calendar's frame, which has its height from the start: nothing moves, whether it loads or not. */
const placeStyle = css(columns(), {
  minHeight: theme.height.calendar,
  borderBlock: theme.rule,
  '> *': { gridArea: '1 / 1' },
  // Without scripts the calendar's host may show nothing, so the other ways to book are above it.
  [theme.media.noScripts]: { '> noscript': { gridRow: 2 } },
});

const standInStyle = css({
  display: 'flex',
  flexDirection: 'column',
  p: { margin: 0, fontSize: theme.text.small, color: theme.colour.textMuted },
});

const waysStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: theme.space[5],
  '> a': css(buttonStyles.primary, { marginBottom: theme.space[3] }),
});

const readyStyle = css({
  padding: theme.space[5],
  background: theme.colour.sunken,
  fontSize: theme.text.caption,
  lineHeight: theme.leading.snug,
  h3: { fontSize: theme.text.body },
});

/** White in both themes, because calendars are made for it. */
const frameStyle = css({
  width: '100%',
  height: theme.height.calendar,
  border: 0,
  colorScheme: 'light',
  background: theme.colour.surface,
  '&[data-shown="false"]': {
    visibility: 'hidden',
    [theme.media.noScripts]: { visibility: 'visible' },
  },
});

/** On wide screens keeps room for the other ways to book, which move here when the calendar shows. */
const footStyle = css({
  '> *': { flex: '1 1 15rem' },
  [theme.media.medium]: { minHeight: theme.space[24] },
});
