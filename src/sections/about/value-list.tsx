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

const listStyle = css(ruledList(theme.space[5]), columns({ wide: '1fr 1fr' }), {
  columnGap: theme.space[12],
  color: theme.colour.onDarkMuted,
  h3: { margin: 0, fontSize: theme.text.body, fontWeight: 400 },
  'p:last-child': { margin: 0 },
});

const promiseStyle = css({
  marginBlock: theme.space[1],
  ...largeType(theme.text.titleText, '-0.015em'),
  color: theme.colour.onDark,
  textWrap: 'balance',
});
