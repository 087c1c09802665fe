import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { RichText, withWholeWords } from '../../components/text/rich-text';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { containerStyle, leadStyle, onDarkStyle } from '../../styles/layout';
import { TitledSection } from '../../components/text/section';
import { ruledList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { strongGround } from '../../styles/tint';

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

/** A feature, with its mini panel as its schema types it. */
export interface Feature extends Words {
  mini: MiniPanelData | null;
}

export interface FeaturesProps {
  features: Omit<Features, 'items'> & { items: readonly Feature[] };
}

interface FeatureGroundProps extends FeaturesProps {
  /** From the `css` of the parent. */
  className?: string;
  children: ReactNode;
}

/** Features on a field of the product’s strong colour, dark in both themes. */
export function FeatureGround(props: FeatureGroundProps) {
  const { features, className, children } = props;
  return (
    <div css={fieldStyle}>
      <TitledSection
        title={features.title}
        css={onFieldStyle}
        className={className}
      >
        <p css={leadStyle}>
          <RichText>{features.text}</RichText>
        </p>
        {children}
      </TitledSection>
    </div>
  );
}

export function FeatureWords({ feature }: { feature: Words }) {
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

interface FeatureListProps {
  items: readonly Words[];
  /** From the `css` of the parent. */
  className?: string;
}

export function FeatureList({ items, className }: FeatureListProps) {
  return items.length === 0 ? null : (
    <ul css={listStyle} className={className}>
      {items.map((feature) => (
        <li key={feature.title}>
          <FeatureWords feature={feature} />
        </li>
      ))}
    </ul>
  );
}

export const largeMini = { zoom: 1.15, [theme.media.wide]: { zoom: 1.3 } };

const fieldStyle = css({
  overflow: 'clip',
  background: strongGround,
});

const onFieldStyle = css(containerStyle, {
  paddingBlock: theme.space.section,
  '> h2, > p, > ul > li > :has(> h3)': onDarkStyle,
  h2: { fontSize: theme.text.titleLong },
  '> p': { marginBottom: theme.space[10] },
  '> ul > li': {
    borderColor: `color-mix(in oklab, ${theme.colour.onDark} 25%, transparent)`,
  },
});

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
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  columnGap: theme.space[6],
  h3: { fontSize: theme.text.title4 },
});
