import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section } from '../../components/text/section';
import { columns, largeType, ruledList } from '../../styles/mixins';
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
    <Section title={values.title} text={values.text} tone="dark">
      <ul css={listStyle}>
        {values.items.map(({ title, promise, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p css={promiseStyle}>{promise}</p>
            <p css={descriptionStyle}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** In pairs on wide screens. */
const listStyle = css(
  ruledList(theme.space[6]),
  columns('1fr', { wide: '1fr 1fr' }),
  {
    columnGap: theme.space[12],
    color: theme.colour.onDarkMuted,
    h3: { margin: 0, fontSize: theme.text.body, color: theme.colour.action },
  },
);

const promiseStyle = css(largeType(theme.text.title2Small, 'title'), {
  marginBlock: theme.space[2],
  color: theme.colour.onDark,
  textWrap: 'balance',
});

const descriptionStyle = css({ margin: 0 });
