import { css } from '@emotion/react';
import { noBox } from '../../../components/product/product-style';
import { onDarkStyle, Section } from '../../../components/text/section';
import { columns } from '../../../styles/columns';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { type FeaturesProps, FeaturePanels, largeMini } from '../feature';

/** Three parts of the product as one story: the second is a poster, whose edges the others overlap. */
export function Path({ features: { title, text, items } }: FeaturesProps) {
  return (
    <Section title={title} text={text} wideHead>
      <FeaturePanels items={items} css={pathStyle} />
    </Section>
  );
}

const pathStyle = css({
  isolation: 'isolate',
  marginBottom: theme.space[12],
  '> li': css(columns({ wide: '1fr 1fr' }), {
    gap: `${theme.space[5]} ${theme.space[12]}`,
  }),
  '[data-mini]': {
    ...largeMini,
    marginInline: theme.space[4],
    boxShadow: theme.shadow.medium,
  },
  // The poster, which has the same colour in both themes, and on it the customer’s own words.
  '> :nth-of-type(2)': {
    position: 'relative',
    zIndex: -1,
    marginBlock: `calc(-1 * ${theme.space[10]}) ${theme.space[8]}`,
    padding: `${theme.space[20]} ${theme.space[5]} ${theme.space[10]}`,
    borderRadius: theme.radius.large,
    colorScheme: 'light',
    background: theme.tint.strong,
    '> *': onDarkStyle,
  },
  '[data-mini="review"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[5],
    ...noBox,
    order: -1,
    margin: 0,
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
  [theme.media.wide]: {
    // A short line between a title and its part.
    'h3::before': {
      content: '""',
      alignSelf: 'center',
      width: theme.space[10],
      marginLeft: `calc(-1 * ${theme.space[12]})`,
      borderTop: `${theme.line} solid ${theme.tint.strong}`,
    },
    '> :first-of-type > [data-mini]': { order: -1, marginRight: 0 },
    // Its title is beside the stars.
    '> :nth-of-type(2)': {
      paddingInline: theme.space[12],
      '[data-mini]': { gridArea: '1 / 1 / 2 / 3' },
      '> :first-child': { gridArea: '1 / 2', paddingTop: theme.space[8] },
    },
    // Its words end at the part, which is as far over the poster’s edge as the first.
    '> :last-of-type': {
      textAlign: 'right',
      h3: { justifyContent: 'end' },
      'h3::before': {
        order: 1,
        margin: `0 calc(-1 * ${theme.space[12]}) 0 0`,
      },
      '> [data-mini]': {
        alignSelf: 'start',
        margin: `calc((${theme.space[8]} + ${theme.space[10]}) / -1.3) ${theme.space[4]} 0 0`,
      },
    },
  },
});
