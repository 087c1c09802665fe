import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../../components/cards/badge';
import { PriceCard } from '../../components/cards/card';
import { StatList } from '../../components/cards/stats';
import { CheckList } from '../../components/text/check-list';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment PackageSectionFields on WebsiteDesignPage {
    readyMade {
      title
      text
    }
    packages {
      title
      text
    }
  }
  fragment PackageFields on Packages {
    note
    action {
      ...ActionFields
    }
    packages {
      name
      price
      description
      features
      badge
      highlighted
    }
  }
  fragment TierPriceFields on Tier {
    name
    price
    features
  }
`;

type Intros = Queries.PackageSectionFieldsFragment;

interface ReadyMadeSectionProps {
  intro: Intros['readyMade'];
  tiers: readonly Queries.TierPriceFieldsFragment[];
}

/** The prices of ready-made designs. Nobody chooses one before a design, so that these are no cards. */
export function ReadyMadeSection({ intro, tiers }: ReadyMadeSectionProps) {
  const prices = tiers.map(({ name, price, features }) => ({
    value: price,
    label: `${name}: ${features.join(' · ')}`,
    status: null,
  }));
  return (
    <Section wideHead {...intro}>
      <StatList stats={prices} css={pricesStyle} />
    </Section>
  );
}

interface PackageSectionProps {
  intro: Intros['packages'];
  content: Queries.PackageFieldsFragment;
}

/** The prices of custom websites. */
export function PackageSection({ intro, content }: PackageSectionProps) {
  const { packages, action, note } = content;
  return (
    <Section id="packages" tone="dark" wideHead note={note} {...intro}>
      <ul css={offersStyle}>
        {packages.map(({ name, price, highlighted, ...offer }) => (
          <PriceCard
            key={name}
            name={name}
            price={price}
            highlighted={highlighted}
            action={action}
            badge={<Badge strong={highlighted}>{offer.badge}</Badge>}
          >
            <p>{offer.description}</p>
            <CheckList items={offer.features} compact />
          </PriceCard>
        ))}
      </ul>
    </Section>
  );
}

const pricesStyle = css(columns({ medium: '1fr 1fr 1fr' }), {
  gap: `${theme.space[3]} ${theme.space[6]}`,
});

const offersStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
  // Two short columns of contents in each card.
  [theme.media.phone]: {
    ul: { columnWidth: '8rem', fontSize: theme.text.small },
  },
});
