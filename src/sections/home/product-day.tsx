import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Badge } from '../../components/cards/badge';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment ProductCardFields on Product {
    slug
    moment {
      time
      title
      text
      mini {
        ...MiniPanelFields
      }
    }
    card {
      title
      outcomeHeadline
      description
      metric
      colour
      icon
      link
      status
    }
  }
`;

interface ProductDayProps {
  products: readonly Queries.ProductCardFieldsFragment[];
}

/** Products, each with its moment of one day. Each has the anchor that the footer links to. */
export function ProductDay({ products }: ProductDayProps) {
  return (
    <ul css={listStyle}>
      {products.map(({ slug, card, moment }) => (
        <li key={slug} id={anchorOf(slug)} css={tintStyle(card.colour)}>
          {moment && (
            <div css={whenStyle}>
              <p css={timeStyle}>{moment.time}</p>
              <p>
                <strong>{moment.title}</strong> {moment.text}
              </p>
            </div>
          )}
          <div css={wordsStyle}>
            <h3>{card.title}</h3>
            <Badge strong={card.status === 'Premium'}>{card.status}</Badge>
            <p css={outcomeStyle}>{card.outcomeHeadline}</p>
            <p>{card.description}</p>
            <p css={metricStyle}>{card.metric}</p>
            <ArrowLink href={card.link}>{`See ${card.title}`}</ArrowLink>
          </div>
          {moment && (
            <div css={stageStyle}>
              <MiniPanel mini={moment.mini} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The slug, but for SmartCall AI, whose anchor is #smartcall (SPEC.md section 2). */
function anchorOf(slug: string): string {
  return slug === 'smartcall-ai' ? 'smartcall' : slug;
}

/** The sky behind the day, from first light over the colour of the page to the sunset. */
export function DaySky({ children }: { children: ReactNode }) {
  return (
    <div css={skyStyle}>
      {children}
      <div css={horizonStyle} />
    </div>
  );
}

const skyStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: `linear-gradient(${[
      theme.colour.page,
      `${theme.colour.sky} 14rem`,
      `${theme.colour.page} 46rem`,
      `${theme.colour.page} calc(100% - 64rem)`,
      `${theme.colour.sky} calc(100% - 24rem)`,
      theme.colour.skyLow,
    ].join()})`,
    [theme.media.print]: { background: 'none' },
  });

const SUN = 'clamp(3.5rem, 8vw, 7rem)';
const PLACE = '78%';

/** Where the sun has nearly set. */
const horizonStyle = (theme: Theme) =>
  css({
    height: SUN,
    background: `radial-gradient(circle at ${PLACE} 118%, ${theme.colour.sunrise} ${SUN}, transparent calc(${SUN} + ${theme.line}))`,
    [theme.media.print]: { display: 'none' },
  });

const listStyle = (theme: Theme) =>
  css(plainList, {
    '> li': { display: 'grid', gap: theme.space[3] },
    '> li + li': { marginTop: theme.space[12] },
    p: { margin: 0 },
    [theme.media.medium]: {
      '> li': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${theme.space[6]} ${theme.space[10]}`,
      },
    },
    [theme.media.wide]: {
      '> li': {
        gridTemplateColumns: '4fr 4fr 5fr',
        gap: theme.space[12],
      },
      '> li + li': { marginTop: theme.space[16] },
      // Every other moment shows its panel first.
      '> :nth-of-type(even)': {
        gridTemplateColumns: '4fr 5fr 4fr',
        '> :nth-of-type(2)': { order: 1 },
      },
      // The other stages go beyond the column.
      '> :nth-of-type(odd) > :nth-of-type(3)': {
        marginRight: `calc(-1 * ${theme.space[24]})`,
      },
    },
  });

const whenStyle = (theme: Theme) =>
  css({
    alignSelf: 'start',
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    strong: { display: 'block', color: theme.colour.text },
    [theme.media.phone]: {
      display: 'flex',
      gap: theme.space[4],
      alignItems: 'center',
      fontSize: theme.text.small,
    },
    [theme.media.wide]: {
      position: 'sticky',
      top: theme.space[24],
      [theme.media.low]: { position: 'static' },
    },
  });

const timeStyle = (theme: Theme) =>
  css({
    flex: 'none',
    fontFamily: theme.font.display,
    fontSize: theme.text.clock,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.05em',
    color: theme.tint.strong,
  });

const wordsStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.space[2],
    alignItems: 'center',
    alignContent: 'start',
    h3: { margin: 0 },
    '> p': { gridColumn: '1 / -1' },
    [theme.media.phone]: { lineHeight: theme.leading.snug },
  });

const outcomeStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.title4,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
  });

const metricStyle = (theme: Theme) =>
  css({ color: theme.tint.strong, fontWeight: 600 });

/** A field in the product's tint, with furrows; the panel stands out over its edge. */
const stageStyle = (theme: Theme) =>
  css({
    [theme.media.phone]: { order: 1 },
    [theme.media.medium]: {
      display: 'grid',
      alignItems: 'center',
      gridRow: '1 / 3',
      gridColumn: 2,
      padding: theme.space[6],
      borderRadius: theme.radius.large,
      background: `repeating-radial-gradient(circle at 100% 100%, transparent 0 ${theme.space[10]}, ${theme.tint.line} calc(${theme.space[10]} + ${theme.line}) calc(${theme.space[10]} + 2 * ${theme.line})) ${theme.tint.soft}`,
    },
    [theme.media.wide]: {
      gridRow: 'auto',
      gridColumn: 'auto',
      minHeight: '21rem',
      '> *': { zoom: 1.2, marginLeft: `calc(-1 * ${theme.space[12]})` },
    },
  });
