import { css } from '@emotion/react';
import { onDarkStyle, Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import {
  type FeaturesProps,
  FeatureList,
  FeatureWords,
  largeMini,
  splitByPanel,
} from '../feature';

/** Three parts of the product as one story: the second is a poster, whose edges the others overlap. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  const { withPanel, textOnly } = splitByPanel(items);
  return (
    <Section title={title} text={text} wideHead>
      <ol css={pathStyle}>
        {withPanel.map((feature) => (
          <li key={feature.title}>
            {feature.mini && <MiniPanel mini={feature.mini} />}
            <FeatureWords feature={feature} />
          </li>
        ))}
      </ol>
      <FeatureList items={textOnly} />
    </Section>
  );
}

const pathStyle = css(plainList, {
  isolation: 'isolate',
  marginBottom: theme.space[12],
  '> li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
  },
  '[data-mini]': {
    ...largeMini,
    marginInline: theme.space[4],
    boxShadow: theme.shadow.large,
  },
  '> :nth-of-type(2)': {
    position: 'relative',
    zIndex: -1,
    marginBlock: `calc(-1 * ${theme.space[10]}) ${theme.space[10]}`,
  },
  // The customer’s own words on the poster, which has the same colour in both themes.
  '[data-mini="review"]': {
    colorScheme: 'light',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
    margin: 0,
    padding: `${theme.space[16]} ${theme.space[5]} ${theme.space[10]}`,
    border: 0,
    borderRadius: theme.radius.large,
    background: theme.tint.strong,
    boxShadow: 'none',
    '> *': onDarkStyle,
    '> span, > p': { order: -1 },
    '> span': {
      fontSize: `min(${theme.text.title1}, 11vw)`,
      color: theme.colour.star,
    },
    '> p': {
      maxWidth: '13em',
      ...largeType(theme.text.titleLong, '-0.03em'),
    },
  },
  [theme.media.narrow]: { '> :first-of-type > [data-mini]': { order: 1 } },
  [theme.media.wide]: {
    '> li': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space[12],
    },
    '[data-mini="review"]': {
      gridColumn: '1 / -1',
      paddingInline: theme.space[12],
    },
    // Up over the poster’s lower edge, past the words below it.
    '[data-mini="choices"]': {
      order: 1,
      alignSelf: 'start',
      marginTop: `calc(-2 * ${theme.space[16]})`,
    },
  },
});
