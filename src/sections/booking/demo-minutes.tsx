import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitledSection } from '../../components/text/titled-section';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment DemoMinutesFields on BookDemoIncludes {
    title
    items {
      minute
      text
    }
  }
`;

/** What the demo includes, minute by minute. */
export function DemoMinutes(includes: Queries.DemoMinutesFieldsFragment) {
  return (
    <TitledSection title={includes.title} small>
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
    </TitledSection>
  );
}

/** A rail with a mark for each item. */
const listStyle = css(plainList, {
  marginTop: theme.space[4],
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

const minuteStyle = css({
  fontSize: theme.text.title4,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  small: { fontSize: theme.text.tiny },
});
