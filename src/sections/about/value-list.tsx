import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { ruledList } from '../../styles/lists';
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

export function ValueList(values: Queries.AboutValuesFieldsFragment) {
  return (
    <Section title={values.title} text={values.text} tone="dark" wideHead>
      <ul css={ruledList(theme.space[5])}>
        {values.items.map(({ title, description }) => (
          <li key={title} css={rowStyle}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rowStyle = css(columns({ wide: '5fr 7fr' }), {
  alignItems: 'baseline',
  gap: `${theme.space[2]} ${theme.space[12]}`,
  h3: {
    margin: 0,
    fontSize: theme.text.body,
    color: theme.colour.onDarkMuted,
  },
  p: {
    margin: 0,
    ...largeType(theme.text.titleText, '-0.015em'),
    textWrap: 'balance',
  },
});
