import { graphql } from 'gatsby';
import { Badge } from '../../components/cards/badge';
import { Card } from '../../components/cards/card';
import { IconTile } from '../../components/cards/icon-tile';
import { TitleLink } from '../../components/actions/title-link';
import { smallCardGrid } from '../../styles/lists';

export const fragment = graphql`
  fragment HubToolFields on HubTool {
    icon
    title
    description
    link
    status
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
