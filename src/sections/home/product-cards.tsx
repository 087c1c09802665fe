import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { iconLinkStyle, SiteLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Icon } from '../../components/display/icon';
import { Section } from '../../components/text/section';
import { productAnchor } from '../../content/anchors';
import {
  columns,
  largeType,
  plainList,
  wrappingRow,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { TimedSnippets } from '../shared/snippets';

export const fragment = graphql`
  fragment ProductCardFields on Product {
    slug
    example {
      time
      title
      text
      snippet
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

interface ProductCardsProps {
  title: string;
  text: string;
  products: readonly Queries.ProductCardFieldsFragment[];
}

/** Products, each beside its example at a time of the day, with the anchor that the footer links to. */
export function ProductCards({ title, text, products }: ProductCardsProps) {
  return (
    <Section id="tools" title={title} text={text} css={skyStyle}>
      <ul css={listStyle}>
        {products.map(({ slug, card, example }) => (
          <li
            key={slug}
            id={productAnchor(slug)}
            css={[itemStyle, tintStyle(card.colour)]}
          >
            {example && (
              <TimedSnippets time={example.time} snippets={[example.snippet]}>
                <p>
                  <strong>{example.title}</strong> {example.text}
                </p>
              </TimedSnippets>
            )}
            <div css={wordsStyle}>
              <Icon name={card.icon} />
              <h3>{card.title}</h3>
              <Badge strong={card.status === 'Premium'}>{card.status}</Badge>
              <p css={[lineStyle, headlineStyle]}>{card.outcomeHeadline}</p>
              <p css={lineStyle}>{card.description}</p>
              <p css={metricStyle}>{card.metric}</p>
              <SiteLink href={card.link} css={iconLinkStyle}>
                {`See ${card.title}`}
                <ArrowRight aria-hidden="true" size="1em" />
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The sky over a day: first light at the top, evening at the bottom, of the same height however long the list is. */
const skyStyle = css({
  background: `linear-gradient(${theme.colour.page}, ${theme.colour.dawnHigh} 14rem, ${theme.colour.page} 46rem, ${theme.colour.page} calc(100% - 64rem), ${theme.colour.dawnHigh} calc(100% - 24rem), ${theme.colour.dawnLow})`,
});

/** In rows of two from tablets on; examples of a row are equally high. */
const listStyle = css(plainList, columns('1fr', { medium: '1fr 1fr' }), {
  gap: `${theme.space[4]} ${theme.space[6]}`,
  'p > strong': { display: 'block' },
  [theme.media.medium]: { rowGap: theme.space[8] },
  [theme.media.wide]: { '--snippet-zoom': '1.2' },
});

const itemStyle = css(columns(), {
  gap: theme.space[2],
  [theme.media.medium]: {
    grid: 'subgrid / minmax(0, 1fr)',
    gridRow: 'span 2',
    gap: theme.space[4],
  },
});

const wordsStyle = css(wrappingRow, {
  alignContent: 'start',
  gap: theme.space[2],
  lineHeight: theme.leading.snug,
  h3: { flex: '1 1 auto', margin: 0, fontSize: theme.text.title4 },
  [theme.media.phone]: { fontSize: theme.text.small },
});

const lineStyle = css({ flexBasis: '100%', margin: 0 });

const headlineStyle = css(largeType(theme.text.title2Small, 'title'));

/** The figure shares a row with the link, but on tablets neither would fit. */
const metricStyle = css({
  flex: '1 1 10em',
  margin: 0,
  [theme.media.medium]: { flexBasis: '100%', fontSize: theme.text.caption },
  [theme.media.wide]: { flexBasis: '10em' },
  color: theme.tint.strong,
  fontWeight: 600,
});
