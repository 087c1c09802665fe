import { graphql } from 'gatsby';
import { Badge } from '../../components/badge';
import { Card } from '../../components/card';
import { Icon } from '../../components/icon';
import { SiteLink } from '../../components/site-link';
import { cardGrid } from '../../styles/lists';

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

/** The tools of the hub, each leading to the application. */
export function ToolGrid({ tools }: ToolGridProps) {
  return (
    <ul css={cardGrid}>
      {tools.map(({ icon, title, description, link, status }) => (
        <Card key={title}>
          <Icon name={icon} />
          <h3>
            <SiteLink href={link}>{title}</SiteLink>
          </h3>
          <p>{description}</p>
          <Badge strong={status === 'Premium'}>{status}</Badge>
        </Card>
      ))}
    </ul>
  );
}
