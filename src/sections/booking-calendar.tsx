import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { css } from '@emotion/react';
import { Section } from '../components/section';

export const fragment = graphql`
  fragment BookingCalendarFields on BookDemoCalendar {
    title
    text
    frameTitle
    linkLabel
  }
`;

interface BookingCalendarProps {
  calendar: Queries.BookingCalendarFieldsFragment;
  src: string;
  scriptSrc: string;
}

/** The booking calendar of another company, and a plain link to it for when it is blocked (SPEC.md section 2). */
export function BookingCalendar({
  calendar,
  src,
  scriptSrc,
}: BookingCalendarProps) {
  useScript(scriptSrc);
  return (
    <Section title={calendar.title} text={calendar.text}>
      <iframe css={frameStyle} src={src} title={calendar.frameTitle} />
      <p>
        <a href={src} target="_blank" rel="noopener">
          {calendar.linkLabel}
        </a>
      </p>
    </Section>
  );
}

/** Loads the calendar's own script while the page is open, and takes it out again when the visitor leaves. */
function useScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [src]);
}

// The calendar needs at least 600 px to show a month with its times (SPEC.md section 2).
const frameStyle = css({
  width: '100%',
  minHeight: '600px',
  height: '48rem',
  border: 0,
});
