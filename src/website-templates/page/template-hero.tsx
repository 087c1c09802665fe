import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/actions/actions';
import { BackLink, SiteLink } from '../../components/actions/links';
import { withWholeWords } from '../../components/text/rich-text';
import {
  columns,
  containerStyle,
  leadStyle,
  wrappingRow,
} from '../../styles/mixins';
import { gradientBetween } from '../../styles/palette';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment TemplateHeroFields on WebsiteTemplate {
    title
    description
    badges
    heroFrom
    heroTo
    restaurant {
      name
    }
  }
  fragment TemplateHeroTextFields on WebsiteTemplatePage {
    bookConsultation {
      ...ActionFields
    }
    bookTable
    backToPortfolio {
      ...ActionFields
    }
  }
`;

interface TemplateHeroProps {
  template: Queries.TemplateHeroFieldsFragment;
  texts: Queries.TemplateHeroTextFieldsFragment;
  /** The price of the smallest tier. */
  price: string | undefined;
}

/** A template's hero. The restaurant's button leads to its reservation form instead of /book-demo. */
export function TemplateHero({ template, texts, price }: TemplateHeroProps) {
  const book = template.restaurant
    ? { label: texts.bookTable, href: '#reservations' }
    : texts.bookConsultation;
  const { heroFrom, heroTo } = template;
  return (
    <div
      css={heroStyle}
      style={{ background: gradientBetween(heroFrom, heroTo) }}
    >
      <div css={splitStyle}>
        <div>
          <BackLink href={texts.backToPortfolio.href} css={backStyle}>
            {texts.backToPortfolio.label}
          </BackLink>
          <ul css={badgesStyle}>
            {template.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <h1>{template.title}</h1>
          <p css={textStyle}>{withWholeWords(template.description)}</p>
        </div>
        <div css={offerStyle}>
          {price && (
            <p>
              <SiteLink href="#pricing">{`From ${price} plus VAT`}</SiteLink>
            </p>
          )}
          <ButtonLink href={book.href}>{book.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** White text on the template's own colours, which are dark (from 700 up), in both themes. */
const heroStyle = css({
  color: theme.colour.onDark,
  // The site's focus colour has too little contrast on some templates.
  ':focus-visible': { outlineColor: theme.colour.onDark },
});

const splitStyle = css(containerStyle, columns('1fr', { wide: '1fr auto' }), {
  gap: theme.space[6],
  paddingBlock: `${theme.space[4]} ${theme.space[5]}`,
  h1: { marginBottom: theme.space[4] },
  [theme.media.wide]: { gap: theme.space[16], alignItems: 'end' },
});

const backStyle = css({ marginBottom: theme.space[3] });

const badgesStyle = css(wrappingRow, {
  gap: theme.space[2],
  marginBottom: theme.space[3],
  li: {
    padding: `${theme.space[1]} ${theme.space[3]}`,
    border: `${theme.stroke.thin} solid color-mix(in oklab, currentColor 35%, transparent)`,
    borderRadius: theme.radius.round,
    fontSize: theme.text.small,
    fontWeight: 600,
    lineHeight: theme.leading.snug,
  },
});

const textStyle = css(leadStyle, {
  maxWidth: theme.width.prose,
  margin: 0,
  color: 'inherit',
  textWrap: 'balance',
});

const offerStyle = css({
  [theme.media.wide]: { textAlign: 'end' },
  p: { margin: `0 0 ${theme.space[3]}` },
  'p a, p a:hover': { color: 'inherit' },
});
