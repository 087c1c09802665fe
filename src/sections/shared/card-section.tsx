import { cardBox } from '../../components/display/card';
import { Section } from '../../components/text/section';
import { cardGrid } from '../../styles/mixins';
import { FeatureWords } from './feature';

/** A heading and plain cards, as many in a row as fit. */
export function CardSection(props: Queries.FeatureSectionFieldsFragment) {
  const { items, ...head } = props;
  return (
    <Section {...head}>
      <ul css={cardGrid}>
        {items.map((feature) => (
          <li key={feature.title} css={cardBox}>
            <FeatureWords feature={feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
