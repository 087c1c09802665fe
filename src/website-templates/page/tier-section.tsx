import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../../components/display/badge';
import { PriceCard } from '../../components/display/card';
import { CheckList } from '../../components/text/check-list';
import { Section, SectionNote } from '../../components/text/section';
import { cardGrid, smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment TierFields on Tiers {
    note
    tiers {
      name
      price
      features
      recommended {
        label
        reason
      }
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
        {tiers.map(({ name, price, features, recommended }) => (
          <PriceCard
            key={name}
            name={name}
            price={price}
            badge={recommended && <Badge strong>{recommended.label}</Badge>}
            highlighted={recommended !== null}
            action={action}
          >
            <CheckList items={features} />
            {recommended && <p css={reasonStyle}>{recommended.reason}</p>}
          </PriceCard>
        ))}
      </ul>
      <SectionNote>{note}</SectionNote>
    </Section>
  );
}

const reasonStyle = css(smallPrint, { marginBottom: theme.space[6] });

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
