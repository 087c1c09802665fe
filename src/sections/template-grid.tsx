import { graphql } from 'gatsby';
import { Card } from '../components/card';
import { SiteLink } from '../components/site-link';
import { templatePath } from '../content/routes';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    name
    description
    badges
  }
`;

interface TemplateGridProps {
  templates: readonly Queries.TemplateCardFieldsFragment[];
  /** The level of the cards' headings: one below the heading they stand under. */
  headingLevel?: 'h2' | 'h3';
}

/** Cards of website templates, each leading to its page. */
export function TemplateGrid({
  templates,
  headingLevel: Heading = 'h3',
}: TemplateGridProps) {
  return (
    <ul css={cardGrid}>
      {templates.map(({ slug, name, description, badges }) => (
        <Card key={slug}>
          <Heading>{name}</Heading>
          <p>{description}</p>
          <p>{badges.join(' · ')}</p>
          <SiteLink href={templatePath(slug)}>View {name}</SiteLink>
        </Card>
      ))}
    </ul>
  );
}
