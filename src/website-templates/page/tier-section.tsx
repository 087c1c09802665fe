import { graphql } from 'gatsby';
import { PriceCard } from '../../components/display/card';
import { CheckList } from '../../components/text/check-list';
import { Section, SectionNote } from '../../components/text/section';
import { cardGrid } from '../../styles/mixins';

export const fragment = graphql`
  fragment TierFields on Tiers {
    note
    tiers {
      name
      price
      features
    }
  }
`;

type Tier = Queries.TierFieldsFragment['tiers'][number];

interface TierSectionProps {
  intro: { title: string; text: string };
  tiers: readonly Tier[];
  note: string;
  action: Queries.ActionFieldsFragment;
}

export function TierSection({ intro, tiers, note, action }: TierSectionProps) {
  return (
    <Section id="pricing" title={intro.title} text={intro.text}>
      <ul css={cardGrid}>
        {tiers.map(({ name, price, features }, index) => (
          <PriceCard
            key={name}
            name={name}
            price={price}
            highlighted={index === 1}
            action={action}
          >
            <CheckList items={features} />
          </PriceCard>
        ))}
      </ul>
      <SectionNote>{note}</SectionNote>
    </Section>
  );
}

/** The features of a template, each with the tier that it begins with: after the third, all come with the smallest. */
export const featuresWithTiers = (
  tiers: readonly Tier[],
  features: readonly string[],
): string[] =>
  features.map(
    (feature, index) => `${feature} (${(tiers[index] ?? tiers[0])?.name})`,
  );

/** Adds one of the template's features to each shared tier: the first to the first, the second to the second. */
export function addTemplateFeatures(
  tiers: readonly Tier[],
  features: readonly string[],
): Tier[] {
  return tiers.map((tier, index) => ({
    ...tier,
    features: [...tier.features, ...features.slice(index, index + 1)],
  }));
}
