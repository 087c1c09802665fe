import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { Section } from '../../../components/text/section';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeatureList, FeatureWords } from '../feature';

/** Large and small cells, each with a part of the product. */
export function Mosaic({ features: { title, text, items } }: FeaturesProps) {
  const withPanel = items.filter(({ mini }) => mini);
  return (
    <Section title={title} text={text} wideHead>
      <ul css={gridStyle}>
        {withPanel.map((feature) => (
          <li key={feature.title}>
            <div css={cellStyle}>
              <FeatureWords feature={feature} />
              {feature.mini && <MiniPanel mini={feature.mini} />}
            </div>
          </li>
        ))}
      </ul>
      <FeatureList items={items.filter(({ mini }) => !mini)} />
    </Section>
  );
}

/** A phone whose lower part is cut off. */
const phone = {
  paddingTop: 0,
  border: `${theme.space[2]} solid ${theme.colour.darkGround}`,
  borderBottom: 0,
  borderRadius: `${theme.space[8]} ${theme.space[8]} 0 0`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: theme.space[4],
    margin: `0 auto ${theme.space[4]}`,
    borderRadius: `0 0 ${theme.space[3]} ${theme.space[3]}`,
    background: theme.colour.darkGround,
  },
};

const gridStyle = css(plainList, columns(), {
  gap: theme.space[6],
  marginBottom: theme.space[8],
  '> li': { containerType: 'inline-size' },
  '> :first-of-type > div': {
    background: `light-dark(${theme.tint.strong}, ${theme.tint.line})`,
    '> :first-of-type *': { color: theme.colour.onDark },
    // A conversation is on a phone.
    '[data-mini="messages"]': phone,
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // A tall cell on the left, rows of one and two beside it, more below.
    '> li': { gridColumn: 'span 4' },
    '> :first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    '> :nth-of-type(2):nth-last-of-type(n + 3), > :nth-of-type(3):nth-last-of-type(n + 2)':
      { gridColumn: 'span 2' },
    // A chart is as high as the tall cell leaves room for.
    '> :first-of-type [data-mini="bars"]': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      alignSelf: 'stretch',
      dl: { alignContent: 'space-around' },
      'dd:empty': { height: theme.space[6] },
    },
    '> :first-of-type > div:has([data-mini="bars"])': {
      gridTemplateRows: 'auto 1fr',
      gap: theme.space[5],
    },
    // Too few for a tall one, or below it.
    '> :nth-last-of-type(2):first-of-type, > :nth-of-type(2):last-of-type, > :only-of-type, > :nth-of-type(n + 5)':
      { gridColumn: '1 / -1' },
    // A drawing as wide as the page, and halves below it.
    '&:has([data-mini="channels"]) > li': {
      gridColumn: 'span 3',
      gridRow: 'auto',
      '> div': { gridTemplate: '1fr auto / minmax(0, 1fr)' },
      '> div > :first-of-type': { paddingBottom: 0 },
    },
    '> li:has([data-mini="channels"])': { gridColumn: '1 / -1' },
  },
});

/** Panels rise from a cell's lower edge. */
const cellStyle = css(columns(), {
  gridTemplateRows: '1fr auto',
  gap: theme.space[8],
  height: '100%',
  padding: `${theme.space[6]} ${theme.space[6]} 0`,
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  '[data-mini]': {
    // Small print, too, is easily read.
    zoom: 1.15,
    [theme.container.small]: { zoom: 1.3 },
    // The small ones of a row begin level.
    [theme.media.wide]: { minHeight: '7rem' },
    borderBottom: 0,
    borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
  },
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    alignItems: 'end',
    '> :first-of-type': { alignSelf: 'start', paddingBottom: theme.space[8] },
  },
  // A drawing on the cell itself.
  '&:has([data-mini="channels"])': {
    gridTemplate: 'auto auto / minmax(0, 1fr)',
    paddingBottom: theme.space[6],
    [theme.media.wide]: {
      padding: theme.space[10],
      h3: { fontSize: theme.text.titleText, svg: { width: theme.space[6] } },
    },
    '> :first-of-type': { paddingBottom: 0 },
    '[data-mini]': noBox,
  },
});
