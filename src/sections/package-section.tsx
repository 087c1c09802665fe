import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { ButtonLink } from '../components/actions/button';
import { CheckList, PriceCard } from '../components/cards/card';
import { Section } from '../components/text/section';
import { plainList } from '../styles/lists';
import { theme } from '../styles/theme';

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
      <ul css={offersStyle}>
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

/** Three of them share a row on a tablet. */
const offersStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  // So that the lists of all packages start at the same height.
  [theme.media.medium]: {
    '> li': {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  },
  [theme.media.phone]: {
    gap: theme.space[3],
    '> li': { padding: theme.space[5], lineHeight: theme.leading.snug },
  },
});
