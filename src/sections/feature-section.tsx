import { graphql } from 'gatsby';
import { Card } from '../components/card';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { cardGrid } from '../styles/lists';

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
  features: Queries.FeatureSectionFieldsFragment;
}

/** A heading with feature cards under it. */
export function FeatureSection({ id, features }: FeatureSectionProps) {
  return (
    <Section id={id} title={features.title} text={features.text}>
      <ul css={cardGrid}>
        {features.items.map(({ icon, title, description }) => (
          <Card key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
