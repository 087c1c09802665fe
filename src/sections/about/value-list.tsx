import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
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
    <Section title={values.title} text={values.text} tone="sunken">
      <ul css={plainList}>
        {values.items.map(({ title, description }) => (
          <li key={title} css={valueStyle}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const valueStyle = css(columns({ wide: '5fr 7fr' }), {
  alignItems: 'baseline',
  gap: `${theme.space[2]} ${theme.space[12]}`,
  paddingBlock: theme.space[4],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  [theme.media.wide]: { paddingBlock: theme.space[6] },
  h3: {
    margin: 0,
    fontFamily: theme.font.display,
    fontSize: theme.text.titleText,
  },
  p: { margin: 0, fontSize: theme.text.lead },
});
