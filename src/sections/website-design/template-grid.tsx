import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/links';
import { Card } from '../../components/cards/card';
import { withWholeWords } from '../../components/text/rich-text';
import { startingPrice } from '../../content/format';
import { templatePath } from '../../content/routes';
import { columns } from '../../styles/columns';
import { plainList, scrollingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { TemplateShot } from './template-shot';

export const fragment = graphql`
  fragment TemplateCardFields on WebsiteTemplate {
    slug
    title
    ...TemplateShotFields
  }
`;

/** Three beside each other, then two, without the padding of the cards. */
const SIZES = [
  '(min-width: 78em) 20.5rem',
  '(min-width: 62em) calc((100vw - 7rem) / 3 - 3.13rem)',
  '(min-width: 50em) calc((100vw - 5.5rem) / 2 - 3.13rem)',
  '(min-width: 48em) calc(46vw - 3.88rem)',
  'calc(77.3vw - 2.13rem)',
].join(', ');

interface TemplateGridProps {
  templates: readonly Queries.TemplateCardFieldsFragment[];
  /** The lowest price of a website with one of the designs. */
  price?: string;
}

/** Cards of website templates in rows; on a phone a row that scrolls sideways. */
export function TemplateGrid({ templates, price }: TemplateGridProps) {
  return (
    <ul css={gridStyle}>
      {templates.map((template, index) => (
        <Card key={template.slug}>
          <TemplateShot template={template} sizes={SIZES} />
          <h3>{template.name}</h3>
          <p>{withWholeWords(template.title)}</p>
          <p css={priceStyle}>
            {price && <strong>{startingPrice(price)}</strong>}
            {/* Screen readers tell the place in a list themselves. */}
            <span aria-hidden="true">{`${index + 1} / ${templates.length}`}</span>
          </p>
          <ArrowLink href={templatePath(template.slug)}>
            {`View ${template.name}`}
          </ArrowLink>
        </Card>
      ))}
    </ul>
  );
}

const gridStyle = css(
  plainList,
  columns({ medium: '1fr 1fr', wide: '1fr 1fr 1fr' }),
  {
    gap: theme.space[6],
    '> li': {
      position: 'relative',
      '> :first-child': { marginBottom: theme.space[5] },
      // The whole card is the link's.
      'a::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { borderColor: theme.colour.control },
    },
    [theme.media.phone]: {
      '&&': [scrollingRow, { gap: theme.space[3], whiteSpace: 'normal' }],
      scrollPaddingInline: theme.space.gutter,
      scrollSnapType: 'x mandatory',
      '> li': {
        // The next card shows its edge, as a hint to scroll.
        width: '84%',
        padding: theme.space[4],
        lineHeight: theme.leading.snug,
        scrollSnapAlign: 'start',
      },
    },
  },
);

/** In the row of a phone, the card's place shows how many there are. */
const priceStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  width: '100%',
  marginTop: 'auto',
  span: {
    display: 'none',
    marginInlineStart: 'auto',
    fontSize: theme.text.small,
    color: theme.colour.textMuted,
    [theme.media.phone]: { display: 'block' },
  },
});
