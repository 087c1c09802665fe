import { graphql } from 'gatsby';
import { Badge } from '../../components/cards/badge';
import { ButtonLink } from '../../components/actions/button-link';
import { CheckList } from '../../components/cards/check-list';
import { PriceCard } from '../../components/cards/price-card';
import { Section } from '../../components/text/section';
import { cardGrid } from '../../styles/lists';

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
    <Section
      id="packages"
      tone="sunken"
      title={intro.title}
      text={intro.text}
      note={content.note}
    >
      <ul css={cardGrid}>
        {content.packages.map((offer) => (
          <PriceCard
            key={offer.name}
            name={offer.name}
            price={offer.price}
            highlighted={offer.highlighted}
            badge={<Badge strong={offer.highlighted}>{offer.badge}</Badge>}
          >
            <p>{offer.description}</p>
            <CheckList items={offer.features} />
            <ButtonLink
              href="/book-demo"
              variant={offer.highlighted ? 'primary' : 'secondary'}
            >
              Get Started
            </ButtonLink>
          </PriceCard>
        ))}
      </ul>
    </Section>
  );
}
