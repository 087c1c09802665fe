import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { withWholeWords } from '../../components/text/rich-text';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList, ruledList } from '../../styles/lists';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment FeatureSectionFields on FeatureSection {
    title
    text
    items {
      icon
      title
      description
      mini
    }
  }
`;

export type Features = Queries.FeatureSectionFieldsFragment;
export type Feature = Features['items'][number];

export interface FeaturesProps {
  features: Features;
}

interface FeaturePanelsProps {
  items: readonly Feature[];
  /** Passed on by a parent's `css` prop. */
  className?: string;
}

/** Features with a mini panel each; those without one follow as text. */
export function FeaturePanels({ items, className }: FeaturePanelsProps) {
  return (
    <>
      <ul css={plainList} className={className}>
        {items.map(
          (feature) =>
            feature.mini && (
              <li key={feature.title}>
                <FeatureWords feature={feature} />
                <MiniPanel mini={feature.mini} />
              </li>
            ),
        )}
      </ul>
      <FeatureList items={items.filter(({ mini }) => !mini)} />
    </>
  );
}

export function FeatureWords({ feature }: { feature: Feature }) {
  return (
    <div css={wordsStyle}>
      <h3>
        <Icon name={feature.icon} />
        {feature.title}
      </h3>
      <p>{withWholeWords(feature.description)}</p>
    </div>
  );
}

/** Features without a mini panel, between hairlines. */
export function FeatureList({ items }: { items: readonly Feature[] }) {
  return items.length === 0 ? null : (
    <ul css={listStyle}>
      {items.map((feature) => (
        <li key={feature.title}>
          <FeatureWords feature={feature} />
        </li>
      ))}
    </ul>
  );
}

export const largeMini = { zoom: 1.15, [theme.media.wide]: { zoom: 1.3 } };

const wordsStyle = css({
  lineHeight: theme.leading.snug,
  h3: {
    display: 'flex',
    gap: theme.space[2],
    marginBottom: theme.space[2],
    svg: {
      flex: 'none',
      width: theme.space[5],
      height: '1lh',
      color: theme.tint.strong,
    },
  },
  p: { margin: 0, color: theme.colour.textMuted },
});

const listStyle = css(ruledList(theme.space[5]), {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr))`,
  columnGap: theme.space[6],
  h3: { fontSize: theme.text.title4 },
});
