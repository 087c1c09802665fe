import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment AboutValuesFields on AboutValues {
    title
    text
    items {
      title
      description
    }
  }
`;

/** The values, on the field under the larks. */
export function ValueList(values: Queries.AboutValuesFieldsFragment) {
  return (
    <Section title={values.title} text={values.text} tone="dark" wideHead>
      <ul css={listStyle}>
        {values.items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(
  plainList,
  columns({ medium: '1fr 1fr', wide: '5fr 7fr' }),
  {
    gap: `${theme.space[8]} ${theme.space[12]}`,
    li: {
      paddingTop: theme.space[6],
      borderTop: `${theme.line} solid ${theme.colour.darkLine}`,
    },
    h3: {
      margin: `0 0 ${theme.space[2]}`,
      ...largeType(theme.text.titleText, '-0.02em'),
    },
    p: { maxWidth: theme.width.prose, margin: 0 },
  },
);
