import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';

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

interface ValueListProps {
  values: Queries.AboutValuesFieldsFragment;
}

/** The values each with what it means beside it. */
export function ValueList({ values }: ValueListProps) {
  return (
    <Section title={values.title} text={values.text} tone="sunken">
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

const listStyle = (theme: Theme) =>
  css(plainList, {
    li: {
      display: 'grid',
      gap: `${theme.space[2]} ${theme.space[12]}`,
      paddingBlock: theme.space[4],
      borderTop: `${theme.line} solid ${theme.colour.line}`,
      [theme.media.wide]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        alignItems: 'baseline',
        paddingBlock: theme.space[6],
      },
    },
    h3: {
      margin: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.titleText,
    },
    p: { margin: 0, fontSize: theme.text.reading },
  });
