import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Icon } from '../../components/display/icon';
import { RichParagraph, withWholeWords } from '../../components/text/rich-text';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import {
  containerStyle,
  leadStyle,
  onDarkStyle,
  ruledList,
} from '../../styles/mixins';
import { InnerSection } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { STRONG_GROUND } from '../../styles/tint';

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

type Features = Queries.FeatureSectionFieldsFragment;
type Words = Omit<Features['items'][number], 'mini'>;

export interface ShownFeature extends Words {
  mini: MiniPanelData;
}

export interface FeaturesProps extends Omit<Features, 'items'> {
  shown: readonly ShownFeature[];
  /** The features without a mini panel. */
  others: readonly Words[];
}

interface FeatureGroundProps extends Omit<Features, 'items'> {
  className?: string;
  children: ReactNode;
}

/** Features on a field of the product's strong colour or of `--feature-ground`, dark in both themes. */
export function FeatureGround(props: FeatureGroundProps) {
  const { title, text, className, children } = props;
  return (
    <div css={fieldStyle}>
      <InnerSection title={title} css={onFieldStyle} className={className}>
        <RichParagraph css={leadStyle}>{text}</RichParagraph>
        {children}
      </InnerSection>
    </div>
  );
}

interface FeatureWordsProps {
  feature: Words;
  /** May set `--feature-title`, the size of the h3. */
  className?: string;
}

export function FeatureWords({ feature, className }: FeatureWordsProps) {
  return (
    <div css={wordsStyle} className={className}>
      <h3>
        <Icon name={feature.icon} />
        {feature.title}
      </h3>
      <p>{withWholeWords(feature.description)}</p>
    </div>
  );
}

interface FeatureListProps {
  items: readonly Words[];
  /** Within FeatureGround. */
  onDark?: boolean;
  className?: string;
}

export function FeatureList({ items, onDark, className }: FeatureListProps) {
  return items.length === 0 ? null : (
    <ul css={[listStyle, onDark && onDarkListStyle]} className={className}>
      {items.map((feature) => (
        <li key={feature.title}>
          <FeatureWords feature={feature} css={onDark && onDarkStyle} />
        </li>
      ))}
    </ul>
  );
}

const fieldStyle = css({
  overflow: 'clip',
  background: `var(--feature-ground, ${STRONG_GROUND})`,
});

export const greenGround = {
  '--feature-ground': `light-dark(${theme.tint.strong}, ${theme.colour.brandGreenDeep})`,
};

const onFieldStyle = css(containerStyle, {
  paddingBlock: theme.space.section,
  '> h2, > p': onDarkStyle,
  h2: { fontSize: theme.text.titleLong },
  '> p': { marginBottom: theme.space[10] },
});

const wordsStyle = css({
  lineHeight: theme.leading.snug,
  h3: {
    display: 'flex',
    gap: theme.space[2],
    marginBottom: theme.space[2],
    fontSize: `var(--feature-title, ${theme.text.title3})`,
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
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  columnGap: theme.space[6],
  '--feature-title': theme.text.title4,
  // A single one is one line.
  [theme.media.wide]: {
    '> li:only-child > div': { display: 'flex', columnGap: theme.space[6] },
  },
});

const onDarkListStyle = css({
  '> li': {
    borderColor: `color-mix(in oklab, ${theme.colour.onDark} 25%, transparent)`,
  },
});
