import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { ruledList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment AboutValuesFields on AboutValues {
    title
    text
    items {
      title
      promise
      description
    }
  }
`;

export function ValueList(values: Queries.AboutValuesFieldsFragment) {
  return (
    <Section title={values.title} text={values.text} tone="dark" wideHead>
      <ul css={listStyle}>
        {values.items.map(({ title, promise, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p css={promiseStyle}>{promise}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(ruledList(theme.space[8]), {
  color: theme.colour.onDarkMuted,
  li: {
    display: 'grid',
    gap: `${theme.space[2]} ${theme.space[12]}`,
    alignItems: 'baseline',
    [theme.media.wide]: { gridTemplateColumns: '2fr 7fr 3fr' },
  },
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.body, color: theme.colour.action },
});

const promiseStyle = css({
  ...largeType(theme.text.title2, '-0.025em'),
  color: theme.colour.onDark,
  textWrap: 'balance',
});
