import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { StatusBadge } from '../../components/cards/badge';
import { FigureLabel } from '../../components/cards/figure-label';
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
                <strong>{moment.title}</strong> <span>{moment.text}</span>
              </p>
            </div>
          )}
          <div css={wordsStyle}>
            <h3>{card.title}</h3>
            <StatusBadge status={card.status} />
            <p css={outcomeStyle}>{card.outcomeHeadline}</p>
            <p>{card.description}</p>
            <p css={metricStyle}>
              <FigureLabel label={card.metric} status={card.metricStatus} />
            </p>
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

/** How far a stage reaches beyond the main column: out of the page, but not far on very wide screens. */
const beyond = (theme: Theme) =>
  `min(max(${theme.space.gutter}, (100vw - ${theme.width.page}) / 2) + ${theme.radius.large}, ${theme.width.narrow})`;

const listStyle = (theme: Theme) =>
  css(plainList, {
    '> li': {
      display: 'grid',
      // The first column is as wide as the time.
      gridTemplateColumns: 'min-content minmax(0, 1fr)',
      gap: `${theme.space[3]} ${theme.space[4]}`,
    },
    '> li + li': { marginTop: theme.space[6] },
    p: { margin: 0 },
    [theme.media.medium]: {
      '> li': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${theme.space[6]} ${theme.space[10]}`,
      },
      '> li + li': { marginTop: theme.space[16] },
    },
    [theme.media.wide]: {
      '> li': { gridTemplateColumns: '4fr 4fr 5fr', gap: theme.space[12] },
      // Every other moment shows its panel first.
      '> :nth-of-type(even)': {
        gridTemplateColumns: '4fr 5fr 4fr',
        '> :nth-of-type(2)': { order: 1 },
      },
      '> :nth-of-type(odd) > :nth-of-type(3)': {
        marginRight: `calc(-1 * ${beyond(theme)})`,
      },
    },
  });

const whenStyle = (theme: Theme) =>
  css({
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    strong: { color: theme.colour.text },
    [theme.media.phone]: {
      fontSize: theme.text.small,
      span: { display: 'none' },
    },
    [theme.media.wide]: {
      alignSelf: 'start',
      position: 'sticky',
      top: theme.space[24],
      strong: { display: 'block' },
      [theme.media.low]: { position: 'static' },
    },
  });

const timeStyle = (theme: Theme) =>
  css({
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
    h3: { margin: 0, fontSize: theme.text.title4 },
    '> p': { gridColumn: '1 / -1' },
    '> span': { justifySelf: 'end' },
    [theme.media.phone]: {
      gridColumn: '1 / -1',
      rowGap: theme.space[1],
      fontSize: theme.text.small,
      lineHeight: theme.leading.snug,
      // The figure shares a row with the link.
      '> p:last-of-type': { gridColumn: 1 },
    },
  });

const outcomeStyle = (theme: Theme) =>
  css({
    fontFamily: theme.font.display,
    fontSize: theme.text.titleText,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    letterSpacing: '-0.02em',
  });

const metricStyle = (theme: Theme) =>
  css({ color: theme.tint.strong, fontWeight: 600 });

/** A ground in the product's tint; the panel stands out over its edge. On a phone it is the panel's top. */
const stageStyle = (theme: Theme) =>
  css({
    [theme.media.phone]: {
      gridArea: '1 / 2',
      alignSelf: 'end',
    },
    [theme.media.medium]: {
      display: 'grid',
      alignItems: 'center',
      gridArea: '1 / 2 / 3',
      padding: theme.space[6],
      borderRadius: theme.radius.large,
      background: theme.tint.soft,
    },
    [theme.media.wide]: {
      gridArea: 'auto',
      minHeight: '22rem',
      '> *': {
        zoom: 1.2,
        maxWidth: '24rem',
        marginLeft: `calc(-1 * ${theme.space[12]})`,
      },
    },
  });
