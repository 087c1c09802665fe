import { graphql } from 'gatsby';
import { Card } from '../../components/cards/card';
import { IconTile } from '../../components/cards/icon-tile';
import { TitleLink } from '../../components/actions/title-link';
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

export function QuickActions({ actions }: QuickActionsProps) {
  return (
    <ul css={cardGrid}>
      {actions.map(({ icon, title, description, href }) => (
        <Card key={title}>
          <IconTile name={icon} />
          <h3>
            <TitleLink href={href}>{title}</TitleLink>
          </h3>
          <p>{description}</p>
        </Card>
      ))}
    </ul>
  );
}
