import { graphql } from 'gatsby';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import { SiteLink } from '../../components/site-link';
import { cardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment QuickActionFields on QuickAction {
    icon
    title
    description
    href
  }
`;

interface QuickActionsProps {
  actions: readonly Queries.QuickActionFieldsFragment[];
}

/** The hub's three shortcuts. */
export function QuickActions({ actions }: QuickActionsProps) {
  return (
    <ul css={cardGrid}>
      {actions.map(({ icon, title, description, href }) => (
        <Card key={title}>
          <Icon name={icon} />
          <h3>
            <SiteLink href={href}>{title}</SiteLink>
          </h3>
          <p>{description}</p>
        </Card>
      ))}
    </ul>
  );
}
