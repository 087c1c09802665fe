import { Section } from '../../../components/text/section';
import { MiniRow } from '../../mini-row';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, splitByPanel } from '../feature';

/** Features on one line from left to right, each under a part of the product. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  const { withPanel, textOnly } = splitByPanel(items);
  return (
    <Section title={title} text={text} wideHead>
      <MiniRow
        items={withPanel.map((feature) => ({
          id: feature.title,
          mini: feature.mini,
          words: <FeatureWords feature={feature} />,
        }))}
      />
      <FeatureList items={textOnly} />
    </Section>
  );
}
