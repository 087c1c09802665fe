import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/actions';
import { BackLink, SiteLink } from '../../components/actions/links';
import {
  columns,
  containerStyle,
  leadStyle,
  wrappingRow,
} from '../../styles/mixins';
import { HeroEnd } from '../../browser/hero-end';
import { withWholeWords } from '../../components/text/rich-text';
import { gradientBetween } from '../../styles/palette';
import { theme } from '../../styles/theme';
import { TemplateDevices } from './template-devices';

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
    ...TemplateDevicesFields
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
  const { name, heroFrom, heroTo, picture, phonePicture } = template;
  const hasDevices = picture && phonePicture;
  return (
    <div
      css={heroStyle}
      style={{ background: gradientBetween(heroFrom, heroTo) }}
    >
      <div css={hasDevices ? splitStyle : wordsStyle}>
        <div css={columnStyle}>
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
          <ButtonLink href={book.href}>{book.label}</ButtonLink>
          {price && (
            <p css={priceStyle}>
              <SiteLink href="#pricing">{`From ${price} plus VAT`}</SiteLink>
            </p>
          )}
        </div>
        {hasDevices && <TemplateDevices {...{ name, picture, phonePicture }} />}
      </div>
      <HeroEnd />
    </div>
  );
}

/** White text on the template's own colours, which are dark (from 700 up), in both themes. */
const heroStyle = css({
  // Cuts off the phone and the light behind it.
  overflow: 'clip',
  isolation: 'isolate',
  color: theme.colour.onDark,
  // The site's focus colour has too little contrast on some templates.
  ':focus-visible': { outlineColor: theme.colour.onDark },
});

const wordsStyle = css(containerStyle, {
  paddingBlock: `${theme.space.hero} ${theme.space[12]}`,
  h1: { maxWidth: '14em' },
});

const splitStyle = css(wordsStyle, columns('1fr', { wide: '5fr 7fr' }), {
  gap: theme.space[10],
  [theme.media.wide]: {
    gap: theme.space[12],
    // Fits a headline of three lines, so that the browser is at the same height on every page.
    minHeight: '39rem',
    alignItems: 'end',
  },
});

const columnStyle = css({ alignSelf: 'center' });
const backStyle = css({ marginBottom: theme.space[5] });

const badgesStyle = css(wrappingRow, {
  gap: theme.space[2],
  marginBottom: theme.space[4],
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
  marginBottom: theme.space[6],
  color: 'inherit',
});

const priceStyle = css({
  margin: `${theme.space[4]} 0 0`,
  fontSize: theme.text.small,
  'a, a:hover': { color: 'inherit' },
});
