import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link';
import { Card } from '../components/card';
import { CheckList } from '../components/check-list';
import { Section } from '../components/section';
import { cardGrid } from '../styles/lists';
import type { Tier } from './tiers';

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

interface TierSectionProps {
  intro: { title: string; text: string };
  tiers: readonly Tier[];
  note: string;
  action: Queries.ActionFieldsFragment;
}

/** The three prices of a template. */
export function TierSection({ intro, tiers, note, action }: TierSectionProps) {
  return (
    <Section id="pricing" title={intro.title} text={intro.text}>
      <ul css={cardGrid}>
        {tiers.map(({ name, price, features }) => (
          <Card key={name}>
            <h3>{name}</h3>
            <p>
              <strong>{price}</strong>
            </p>
            <CheckList items={features} />
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          </Card>
        ))}
      </ul>
      <p>
        <small>{note}</small>
      </p>
    </Section>
  );
}
