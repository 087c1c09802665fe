import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
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

/** Links in ruled rows, which share their top edge with the heading beside them. */
export function QuickActions({
  title,
  items,
}: Queries.QuickActionFieldsFragment) {
  const rows = (
    <ul css={ruledList(theme.space[4])}>
      {items.map(({ title, description, link }) => (
        <li key={title}>
          <h3>
            <ArrowLink href={link}>{title}</ArrowLink>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
  return <Section title={title} aside={rows} css={besideStyle} />;
}

const besideStyle = css({
  '> div': { rowGap: 0, alignItems: 'start' },
  h3: { margin: 0, fontSize: theme.text.title4 },
  'li > p': { margin: 0, color: theme.colour.textMuted },
  // The arrows are at the end of the rows.
  'h3 > a': { display: 'flex', justifyContent: 'space-between' },
});
