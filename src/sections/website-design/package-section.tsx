import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../../components/display/badge';
import { PriceCard } from '../../components/display/card';
import { CheckList } from '../../components/text/check-list';
import { Section, SectionNote } from '../../components/text/section';
import { columns, largeType, plainList } from '../../styles/mixins';
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

interface ReadyMadeSectionProps {
  intro: Queries.PackageSectionFieldsFragment['readyMade'];
  tiers: readonly Queries.TierPriceFieldsFragment[];
}

/** The prices of ready-made designs. They have no buttons, as visitors choose a design first. */
export function ReadyMadeSection({ intro, tiers }: ReadyMadeSectionProps) {
  return (
    <Section splitHead {...intro}>
      <ul css={tiersStyle}>
        {tiers.map(({ name, price, features }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{price}</p>
            <CheckList items={features} compact />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PackageSectionProps {
  intro: Queries.PackageSectionFieldsFragment['packages'];
  content: Queries.PackageFieldsFragment;
}

/** The prices of custom websites. */
export function PackageSection({ intro, content }: PackageSectionProps) {
  const { packages, action, note } = content;
  return (
    <Section id="packages" tone="dark" splitHead {...intro}>
      <ul css={offersStyle}>
        {packages.map(({ badge, description, features, ...offer }) => (
          <PriceCard
            key={offer.name}
            {...offer}
            action={action}
            badge={<Badge strong={offer.highlighted}>{badge}</Badge>}
          >
            <p>{description}</p>
            <CheckList items={features} compact />
          </PriceCard>
        ))}
      </ul>
      <SectionNote>{note}</SectionNote>
    </Section>
  );
}

/** One sheet, on which hairlines separate the tiers. */
const tiersStyle = css(plainList, columns('1fr', { medium: '1fr 1fr 1fr' }), {
  gap: theme.stroke.thin,
  borderRadius: theme.radius.large,
  overflow: 'clip',
  background: theme.tint.line,
  '> li': css(columns('1fr auto', { medium: '1fr' }), {
    alignContent: 'start',
    padding: `min(${theme.space[6]}, 4vw)`,
    background: theme.tint.soft,
    '> *': { margin: 0 },
    p: largeType(theme.text.title2),
    ul: { gridColumn: '1 / -1', marginTop: theme.space[3] },
  }),
});

const offersStyle = css(plainList, columns('1fr', { wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
});
