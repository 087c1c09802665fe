import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { FigureLabel } from '../../components/cards/stats';
import { Section } from '../../components/text/section';
import { productAnchor } from '../../content/anchors';
import { asMini } from '../../content/from-graphql';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { plainList, wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { enlargedMini, miniGround } from '../mini-showcase';

export const fragment = graphql`
  fragment ProductCardFields on Product {
    slug
    moment {
      time
      title
      text
      mini
    }
    card {
      title
      outcomeHeadline
      description
      metric
      metricStatus
      colour
      link
      status
    }
  }
`;

interface ProductDayProps {
  title: string;
  text: string;
  products: readonly Queries.ProductCardFieldsFragment[];
}

/** Products, each beside a moment of the day, with the anchor that the footer links to. */
export function ProductDay({ title, text, products }: ProductDayProps) {
  return (
    <div css={skyStyle}>
      <Section id="tools" title={title} text={text} wideHead>
        <ul css={listStyle}>
          {products.map(({ slug, card, moment }) => (
            <li
              key={slug}
              id={productAnchor(slug)}
              css={tintStyle(card.colour)}
            >
              {moment && <Moment moment={moment} />}
              <div css={wordsStyle}>
                <h3>{card.title}</h3>
                <small>{card.status}</small>
                <p css={headlineStyle}>{card.outcomeHeadline}</p>
                <p>{card.description}</p>
                <p>
                  <FigureLabel label={card.metric} status={card.metricStatus} />
                </p>
                <ArrowLink href={card.link}>{`See ${card.title}`}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

type MomentFields = NonNullable<Queries.ProductCardFieldsFragment['moment']>;

function Moment({ moment }: { moment: MomentFields }) {
  return (
    <div css={[miniGround, momentStyle]}>
      <div css={headStyle}>
        <p css={timeStyle}>{moment.time}</p>
        <p css={eventStyle}>
          <strong>{moment.title}</strong> {moment.text}
        </p>
      </div>
      <MiniPanel mini={asMini(moment.mini)} css={[enlargedMini, miniStyle]} />
    </div>
  );
}

/** The sky over a day: first light at the top, the page's colour, evening at the bottom. */
const skyStyle = css({
  background: `linear-gradient(${theme.colour.page}, ${theme.colour.sky} 14rem, ${theme.colour.page} 46rem, ${theme.colour.page} calc(100% - 64rem), ${theme.colour.sky} calc(100% - 24rem), ${theme.colour.skyLow})`,
});

const pairs = columns({ medium: '1fr 1fr', wide: '5fr 2fr 5fr' });

/** In rows of two from tablets on, on wide screens of unequal width; moments of a row are equally high. */
const listStyle = css(plainList, pairs, {
  gap: `${theme.space[4]} ${theme.space[6]}`,
  p: { margin: 0 },
  '> li': css(columns(), { gap: theme.space[2] }),
  [theme.media.medium]: {
    rowGap: theme.space[12],
    '> li': {
      grid: 'subgrid / minmax(0, 1fr)',
      gridRow: 'span 2',
      gap: theme.space[4],
    },
  },
  [theme.media.wide]: {
    '> :nth-of-type(4n + 2), > :nth-of-type(4n + 3)': {
      gridColumn: 'span 2',
    },
  },
});

/** The event is beside the time where there is room; the panel is at the bottom. */
const momentStyle = css(columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[3],
  containerType: 'inline-size',
  padding: theme.space[3],
  [theme.media.medium]: { padding: theme.space[6] },
});

const headStyle = css(wrappingRow, {
  [theme.container.medium]: { columnGap: theme.space[6] },
});

const timeStyle = css({
  ...largeType(theme.text.clock, '-0.05em'),
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});

const eventStyle = css({
  flex: '1 1 9em',
  lineHeight: theme.leading.snug,
  strong: { display: 'block' },
  [theme.media.phone]: { fontSize: theme.text.small },
  [theme.container.medium]: {
    fontSize: theme.text.title4,
  },
});

const miniStyle = css({
  alignSelf: 'end',
  [theme.container.medium]: { zoom: 1.7 },
  [theme.media.phone]: { padding: theme.space[3] },
});

const wordsStyle = css(wrappingRow, {
  alignContent: 'start',
  gap: theme.space[2],
  lineHeight: theme.leading.snug,
  h3: { flex: '1 1 auto', margin: 0, fontSize: theme.text.title4 },
  '> p': { flex: '1 1 100%' },
  // The figure shares a row with the link.
  '> p:last-of-type': {
    flex: '1 1 10em',
    [theme.media.wide]: { fontSize: theme.text.caption },
    color: theme.tint.strong,
    fontWeight: 600,
  },
  [theme.media.phone]: { fontSize: theme.text.small },
});

const headlineStyle = css(largeType(theme.text.titleText, '-0.02em'));
