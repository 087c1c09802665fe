import { graphql } from 'gatsby';
import { Badge } from '../components/badge';
import { ButtonLink } from '../components/button-link';
import { heroStyle, leadStyle } from '../sections/hero';
import { wrappingRow } from '../styles/lists';

export const fragment = graphql`
  fragment TemplateHeroFields on WebsiteTemplate {
    title
    description
    badges
    restaurant {
      name
    }
  }
  fragment TemplateHeroCopyFields on WebsiteTemplatePage {
    bookConsultation {
      ...ActionFields
    }
    bookTable
    backToPortfolio {
      ...ActionFields
    }
  }
`;

interface TemplateHeroProps {
  template: Queries.TemplateHeroFieldsFragment;
  copy: Queries.TemplateHeroCopyFieldsFragment;
}

/** The opening of a website template's page. On the restaurant one books a table, in the page. */
export function TemplateHero({ template, copy }: TemplateHeroProps) {
  const book = template.restaurant
    ? { label: copy.bookTable, href: '#reservations' }
    : copy.bookConsultation;
  return (
    <div css={heroStyle}>
      <ul css={wrappingRow}>
        {template.badges.map((badge) => (
          <li key={badge}>
            <Badge>{badge}</Badge>
          </li>
        ))}
      </ul>
      <h1>{template.title}</h1>
      <p css={leadStyle}>{template.description}</p>
      <div css={wrappingRow}>
        <ButtonLink href={book.href}>{book.label}</ButtonLink>
        <ButtonLink href={copy.backToPortfolio.href} variant="secondary">
          {copy.backToPortfolio.label}
        </ButtonLink>
      </div>
    </div>
  );
}
