import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/actions/button-link';
import { CheckList } from '../../components/cards/check-list';
import { PriceCard } from '../../components/cards/price-card';
import { Section } from '../../components/text/section';
import { cardGrid } from '../../styles/lists';

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
    <Section id="pricing" title={intro.title} text={intro.text} note={note}>
      <ul css={cardGrid}>
        {tiers.map(({ name, price, features }) => (
          <PriceCard key={name} name={name} price={price}>
            <CheckList items={features} />
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          </PriceCard>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The shared tiers with the template's own features: its first feature in the first tier, its second in the second and
 * so on (SPEC.md section 9).
 */
export function addTemplateFeatures(
  tiers: readonly Tier[],
  features: readonly string[],
): Tier[] {
  return tiers.map((tier, index) => ({
    ...tier,
    features: [...tier.features, ...features.slice(index, index + 1)],
  }));
}
