import { graphql } from 'gatsby';
import { Badge } from '../../components/cards/badge';
import { Card } from '../../components/cards/card';
import { IconTile } from '../../components/cards/icon-tile';
import { TitleLink } from '../../components/actions/title-link';
import { cardGrid, smallCardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment HubToolFields on HubTool {
    icon
    title
    description
    link
    status
  }
  fragment QuickActionFields on QuickAction {
    icon
    title
    description
    href
  }
`;

interface ToolGridProps {
  tools: readonly Queries.HubToolFieldsFragment[];
}

export function ToolGrid({ tools }: ToolGridProps) {
  return (
    <ul css={smallCardGrid}>
      {tools.map(({ icon, title, description, link, status }) => (
        <Card key={title}>
          <IconTile name={icon} />
          <h3>
            <TitleLink href={link}>{title}</TitleLink>
          </h3>
          <p>{description}</p>
          <Badge strong={status === 'Premium'}>{status}</Badge>
        </Card>
      ))}
    </ul>
  );
}

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
