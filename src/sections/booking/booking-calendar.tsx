import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { SiteLink } from '../../components/actions/links';
import { cardBox } from '../../components/display/card';
import { RichText } from '../../components/text/rich-text';
import { useHydrated } from '../../loader/use-hydrated';
import { smallHeading, smallPrint, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment BookingCalendarFields on BookDemoCalendar {
    title
    text
    fallback
    frameTitle
    linkLabel
    questions
    note
  }
`;

interface BookingCalendarProps {
  calendar: Queries.BookingCalendarFieldsFragment;
  src: string;
  scriptSrc: string;
}

/** The code of src/loader/inline/campaign.ts, inserted by src/gatsby/webpack.ts. */
declare const CAMPAIGN_SCRIPT: string;

/**
 * The frame is shown whatever is in it: a page can't tell whether another host's frame has a calendar or a browser's
 * error. So the line above it always says what to do without one.
 */
export function BookingCalendar(props: BookingCalendarProps) {
  const { calendar, src, scriptSrc } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={boxStyle}>
      <div css={barStyle}>
        <h2 id={headingId}>{calendar.title}</h2>
        <p>{calendar.text}</p>
        <p css={wholeLineStyle}>
          <RichText>{calendar.fallback}</RichText>
        </p>
      </div>
      <iframe
        css={frameStyle}
        data-src={src}
        title={calendar.frameTitle}
        loading="lazy"
      />
      <PageScripts
        html={`<script>${CAMPAIGN_SCRIPT}</script><script async src="${new URL(scriptSrc).href}"></script>`}
      />
      <div css={barStyle}>
        <p>
          <SiteLink href={src} newTab>
            {calendar.linkLabel}
          </SiteLink>
        </p>
        <p>
          <RichText>{calendar.questions}</RichText>
        </p>
        <p css={wholeLineStyle}>
          <RichText>{calendar.note}</RichText>
        </p>
      </div>
    </section>
  );
}

/**
 * Scripts that leave with the page. Those in its HTML run before React does, but in a page that React shows because a
 * link was followed, they have to be inserted anew to run.
 */
function PageScripts({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [hasRun] = useState(!isHydrated);

  // Before the frame is requested.
  useLayoutEffect(() => {
    if (hasRun) return;
    const scripts = document.createRange().createContextualFragment(html);
    place.current?.replaceChildren(scripts);
  }, [hasRun, html]);

  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

const boxStyle = css(cardBox, {
  padding: 0,
  overflow: 'hidden',
  boxShadow: theme.shadow.medium,
});

const barStyle = css(wrappingRow, smallPrint, {
  justifyContent: 'space-between',
  padding: `${theme.space[4]} ${theme.space[5]}`,
  'h2, p': { margin: 0 },
  h2: css(smallHeading, { color: theme.colour.text }),
});

const wholeLineStyle = css({ flexBasis: '100%' });

/** White in both themes, because calendars are made for it. */
const frameStyle = css({
  width: '100%',
  height: theme.height.calendar,
  border: 0,
  colorScheme: 'light',
  background: theme.colour.surface,
  '@media (scripting: none)': { display: 'none' },
});
