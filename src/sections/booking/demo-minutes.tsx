import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitledSection } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { rail } from '../../styles/mixins';
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

/** The agenda of a demo, by minutes. */
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

const listStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[5],
  marginTop: theme.space[4],
  li: {
    ...rail(theme.space[16], theme.space[5]),
    display: 'grid',
    gridTemplateColumns: `${theme.space[16]} minmax(0, 1fr)`,
    alignItems: 'baseline',
    columnGap: theme.space[5],
    lineHeight: theme.leading.snug,
  },
});

const minuteStyle = css({
  fontSize: theme.text.title4,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  small: { fontSize: theme.text.tiny },
});
