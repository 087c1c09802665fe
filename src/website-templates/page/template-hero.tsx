import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../../components/cards/badge';
import { ButtonLink } from '../../components/actions/button-link';
import { heroStyle, heroTextStyle } from '../../sections/hero';
import { wrappingRow } from '../../styles/lists';
import { gradientStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment TemplateHeroFields on WebsiteTemplate {
    title
    description
    badges
    heroFrom
    heroTo
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

/** The hero of a website template. The restaurant's button leads to its reservation form instead of /book-demo. */
export function TemplateHero({ template, copy }: TemplateHeroProps) {
  const book = template.restaurant
    ? { label: copy.bookTable, href: '#reservations' }
    : copy.bookConsultation;
  return (
    <div
      css={[backgroundStyle, gradientStyle(template.heroFrom, template.heroTo)]}
    >
      <div css={heroStyle}>
        <ul css={badgesStyle}>
          {template.badges.map((badge) => (
            <li key={badge}>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
        <h1>{template.title}</h1>
        <p css={[heroTextStyle, { color: 'inherit' }]}>
          {template.description}
        </p>
        <div css={wrappingRow}>
          <ButtonLink href={book.href}>{book.label}</ButtonLink>
          <ButtonLink href={copy.backToPortfolio.href} variant="secondary">
            {copy.backToPortfolio.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const badgesStyle = (theme: Theme) =>
  css(wrappingRow(theme), { marginBottom: theme.space[5] });

/** White text on the template's own colours, in both themes. */
const backgroundStyle = (theme: Theme) =>
  css({
    color: theme.colour.onField,
    // The site's focus colour does not stand out from every template's.
    ':focus-visible': { outlineColor: theme.colour.onField },
  });
