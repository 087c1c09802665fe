import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { onDarkStyle } from '../../../components/text/section';
import { columns } from '../../../styles/columns';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeatureField, FeaturePanels } from '../feature';

/** Features as the steps of one story: the parts of the product on a line, the words on its two sides; on narrow screens the line is on the left. */
export function Flow({ features }: FeaturesProps) {
  return (
    <FeatureField features={features}>
      <FeaturePanels items={features.items} css={flowStyle} />
    </FeatureField>
  );
}

/** From one step to the next. */
const GAP = theme.space[12];

/** On the field. */
const lineColour = `light-dark(${theme.tint.line}, ${theme.tint.strong})`;
const line = `calc(2 * ${theme.line}) solid ${lineColour}`;

const flowStyle = css({
  isolation: 'isolate',
  display: 'grid',
  gap: GAP,
  marginBottom: theme.space[12],
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: line,
  },
  '> li': css(columns({ wide: '1fr 28rem 1fr' }), {
    gap: `${theme.space[5]} ${theme.space[12]}`,
    alignItems: 'center',
    position: 'relative',
  }),
  '[data-mini]': { fontSize: theme.text.body },
  '[data-mini] > p:first-of-type': { fontSize: theme.text.small },
  '[data-mini="branches"]': { ...noBox, '--connector': lineColour },
  // What it all leads to: the stars and the customer’s own words, then who wrote them.
  '[data-mini="review"]': {
    display: 'grid',
    gap: theme.space[5],
    ...noBox,
    '> *': onDarkStyle,
    '> span, > p': { order: -1 },
    '> span': {
      fontSize: `min(${theme.text.title1}, 11vw)`,
      color: theme.colour.star,
    },
    '> p:first-of-type': largeType(theme.text.titleLong, '-0.03em'),
    '> div': { textAlign: 'start' },
  },
  [theme.media.wide]: {
    '> li > *': { gridRow: 1 },
    // Has no height, so that the parts alone set the distances.
    '> li:not(:has(> [data-mini="review"])) > :first-of-type': {
      alignSelf: 'start',
      height: 0,
      paddingTop: theme.space[4],
    },
    '> li:nth-of-type(even) > :first-of-type': { gridColumn: 3 },
    '[data-mini]': { gridColumn: 2, alignSelf: 'start' },
    // Down to the next step, behind the part.
    '> li:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: 0,
      left: `calc(50% - ${theme.line})`,
      height: `calc(100% + ${GAP})`,
      borderLeft: line,
    },
    // Below what has no card.
    '> li:has(> [data-mini="branches"], > [data-mini="review"])::before': {
      top: '100%',
      height: GAP,
    },
    '> li:has(> [data-mini="branches"])': {
      marginBottom: `calc(-1 * ${theme.space[6]})`,
    },
    '> li:has(> [data-mini="review"])': {
      rowGap: theme.space[10],
      paddingBlock: theme.space[4],
      justifyItems: 'center',
      textAlign: 'center',
      '> :first-of-type': { gridArea: '2 / 1 / 3 / 4' },
      '> [data-mini]': {
        gridArea: '1 / 1 / 2 / 4',
        justifyItems: 'center',
        maxWidth: '47rem',
        textAlign: 'center',
      },
      h3: { justifyContent: 'center' },
    },
  },
});
