import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';

export const fragment = graphql`
  fragment DemoMinutesFields on BookDemoIncludes {
    title
    items {
      minute
      text
    }
  }
`;

interface DemoMinutesProps {
  includes: Queries.DemoMinutesFieldsFragment;
}

/** What the demo includes, minute by minute. */
export function DemoMinutes({ includes }: DemoMinutesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={sectionStyle}>
      <h2 id={headingId}>{includes.title}</h2>
      <ol css={listStyle}>
        {includes.items.map(({ minute, text }) => (
          <li key={text}>
            <span css={minuteStyle}>
              {minute} <small>min</small>
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const sectionStyle = (theme: Theme) =>
  css({
    h2: {
      marginBottom: theme.space[4],
      fontFamily: theme.font.body,
      fontSize: theme.text.title3,
    },
  });

/** A rail with a mark for each item. */
const listStyle = (theme: Theme) =>
  css(plainList, {
    li: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${theme.space[16]} minmax(0, 1fr)`,
      alignItems: 'baseline',
      columnGap: theme.space[5],
      paddingBottom: theme.space[5],
      lineHeight: theme.leading.snug,
    },
    'li::before, li::after': {
      content: '""',
      position: 'absolute',
      left: theme.space[16],
    },
    'li::before': {
      top: '0.6em',
      bottom: '-0.6em',
      borderLeft: `${theme.line} solid ${theme.tint.line}`,
    },
    'li::after': {
      top: '0.4em',
      width: theme.space[2],
      height: theme.space[2],
      marginLeft: `calc(${theme.space[1]} * -1)`,
      borderRadius: theme.radius.round,
      background: theme.tint.strong,
    },
    'li:last-of-type': { paddingBottom: 0 },
    'li:last-of-type::before': { display: 'none' },
  });

const minuteStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.title4,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    small: { fontSize: theme.text.tiny },
  });
