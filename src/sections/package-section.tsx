import { graphql } from 'gatsby';
import { Badge } from '../components/badge';
import { ButtonLink } from '../components/button-link';
import { Card } from '../components/card';
import { CheckList } from '../components/check-list';
import { Section } from '../components/section';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment PackageFields on Packages {
    note
    packages {
      name
      price
      description
      features
      badge
      highlighted
    }
  }
`;

interface PackageSectionProps {
  intro: { title: string; text: string };
  content: Queries.PackageFieldsFragment;
}

/** The website packages with their prices (SPEC.md section 9). */
export function PackageSection({ intro, content }: PackageSectionProps) {
  return (
    <Section id="packages" title={intro.title} text={intro.text}>
      <ul css={cardGrid}>
        {content.packages.map((offer) => (
          <Card key={offer.name}>
            <Badge strong={offer.highlighted}>{offer.badge}</Badge>
            <h3>{offer.name}</h3>
            <p>
              <strong>{offer.price}</strong>
            </p>
            <p>{offer.description}</p>
            <CheckList items={offer.features} />
            <ButtonLink
              href="/book-demo"
              variant={offer.highlighted ? 'primary' : 'secondary'}
            >
              Get Started
            </ButtonLink>
          </Card>
        ))}
      </ul>
      <p>
        <small>{content.note}</small>
      </p>
    </Section>
  );
}
