import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { ruledList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment QuickActionFields on HubQuickActions {
    title
    items {
      title
      description
      link
    }
  }
`;

/** Links that share a row. */
export function QuickActions({
  title,
  items,
}: Queries.QuickActionFieldsFragment) {
  return (
    <Section title={title}>
      <ul css={rowStyle}>
        {items.map(({ title, description, link }) => (
          <li key={title}>
            <h3>
              <ArrowLink href={link}>{title}</ArrowLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rowStyle = css(
  ruledList(theme.space[4]),
  columns({ wide: '1fr 1fr 1fr' }),
  {
    columnGap: theme.space[8],
    h3: { margin: 0, fontSize: theme.text.title4 },
    'li > p': { margin: 0, color: theme.colour.textMuted },
    // The arrows are at the end of the rows.
    'h3 > a': { display: 'flex', justifyContent: 'space-between' },
  },
);
