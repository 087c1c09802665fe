import type { ComponentType } from 'react';
import { css } from '@emotion/react';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection, Section } from '../../components/text/section';
import { DEFAULT_FEATURES_LAYOUT } from '../../content/constants';
import { asMini } from '../../content/from-graphql';
import { keyOf } from '../../content/tables';
import type { FeaturesLayout } from '../../content/schemas/product/product-layout';
import {
  columns,
  containerStyle,
  leadStyle,
  onDarkStyle,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { STRONG_GROUND } from '../../styles/tint';
import { type IllustratedProps, FeatureList } from '../shared/feature';
import { Chain, Receipt } from './features/annotated';
import { Ledger } from './features/ledger';
import { Mosaic } from './features/mosaic';
import { Track } from './features/track';

interface Layout {
  /** Draws the features that have a mini panel. */
  Drawing: ComponentType<IllustratedProps>;
  /** The tone of the section. Without one, it has the product's strong colour, dark in both themes. */
  tone?: 'page' | 'tinted';
  splitHead?: boolean;
}

const layouts: Record<FeaturesLayout, Layout> = {
  chain: { Drawing: Chain },
  ledger: { Drawing: Ledger, splitHead: true },
  mosaic: { Drawing: Mosaic, tone: 'page', splitHead: true },
  receipt: { Drawing: Receipt, tone: 'tinted' },
  track: { Drawing: Track },
};

interface ProductFeaturesProps {
  features: Queries.FeatureSectionFieldsFragment;
  layout?: string | null;
  /** The strong colour is the brand's green in the dark theme, too. */
  green?: boolean;
}

export function ProductFeatures(props: ProductFeaturesProps) {
  const { layout, features, green } = props;
  const { Drawing, tone, splitHead } =
    layouts[keyOf(layouts, layout ?? DEFAULT_FEATURES_LAYOUT)];
  const { items, ...head } = features;
  const illustrated = items.flatMap(({ mini, ...words }) =>
    mini ? { ...words, mini: asMini(mini) } : [],
  );
  const content = (
    <>
      <Drawing features={illustrated} />
      <FeatureList onDark={!tone} items={items.filter(({ mini }) => !mini)} />
    </>
  );
  return tone ? (
    <Section {...head} tone={tone} splitHead={splitHead}>
      {content}
    </Section>
  ) : (
    <div css={[groundStyle, green && greenStyle]}>
      <InnerSection
        title={head.title}
        css={[columnStyle, splitHead && splitHeadStyle]}
      >
        <RichParagraph css={introStyle}>{head.text}</RichParagraph>
        {content}
      </InnerSection>
    </div>
  );
}

const groundStyle = css({ overflow: 'clip', background: STRONG_GROUND });

const greenStyle = css({
  background: `light-dark(${theme.tint.strong}, ${theme.colour.brandGreenDeep})`,
});

const columnStyle = css(containerStyle, {
  paddingBlock: theme.space.section,
  '> h2': css(onDarkStyle, { fontSize: theme.text.titleLong }),
});

const introStyle = css(leadStyle, onDarkStyle, {
  marginBottom: theme.space[10],
});

const splitHeadStyle = css(columns({ wide: '7fr 5fr' }), {
  columnGap: theme.space[12],
  alignItems: 'end',
  '> div, > ul': { gridColumn: '1 / -1' },
  [theme.media.wide]: { '> h2': { marginBottom: theme.space[10] } },
});
