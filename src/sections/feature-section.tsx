import { graphql } from 'gatsby';
import { Card } from '../components/cards/card';
import { IconTile } from '../components/cards/icon-tile';
import type { SectionTone } from '../components/text/section';
import { Section } from '../components/text/section';
import { cardGrid, smallCardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment FeatureSectionFields on FeatureSection {
    title
    text
    items {
      icon
      title
      description
    }
  }
`;

interface FeatureSectionProps {
  id?: string;
  tone?: SectionTone;
  features: Queries.FeatureSectionFieldsFragment;
}

export function FeatureSection({ id, tone, features }: FeatureSectionProps) {
  return (
    <Section id={id} tone={tone} title={features.title} text={features.text}>
      <ul css={features.items.length % 4 === 0 ? smallCardGrid : cardGrid}>
        {features.items.map(({ icon, title, description }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
