import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  FooterPages,
  FooterRows,
  FooterWords,
  footerStyle,
} from '../parts/footer-parts';
import {
  Basket,
  FirmName,
  HeaderAction,
  Navigation,
  headerStyle,
} from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET, fromColour, gradientStyle } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** A dark picture from edge to edge with the name on it, and the menu as a printed list. */
export const restaurant: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <div css={[headerStyle, overStyle]}>
      <FirmName {...props} />
      <Navigation {...props} />
      <Basket {...props} />
      <HeaderAction {...props} />
    </div>
  );
}

function Hero(props: BlockProps) {
  const { image, imageAlt } = props.block;
  return (
    <div css={[gradientStyle, heroStyle]}>
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 48em) 74rem, 90vw"
      />
      <div>
        <p data-sign>{props.site.firm}</p>
        <HeroWords {...props} isLight />
      </div>
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={[footerStyle, darkStyle]}>
      <FooterRows {...props} />
      <FooterWords {...props} />
      <FooterPages {...props} />
    </div>
  );
}

function style() {
  return css({
    '--preview-heading-font':
      '"Hoefler Text", Garamond, "EB Garamond", "Book Antiqua", C059, "Century Schoolbook L", serif',
    '--preview-heading-weight': '400',
    '--preview-title': 'clamp(2.25rem, 1.4rem + 4cqi, 4.25rem)',
    '--preview-heading': 'clamp(1.5rem, 1.2rem + 1.5cqi, 2.25rem)',
    '--preview-radius': '0',
    '--preview-button-radius': '0',
    '[data-block] h4': { textAlign: 'center' },
    // A printed menu: dish, dotted line, price.
    '[data-block="rows"] dl > div': { borderBottomStyle: 'dotted' },
  });
}

/** Over the picture on a page that opens with one. */
const overStyle = (theme: Theme) =>
  css({
    border: 0,
    background: fromColour,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
    '[data-opening="picture"] > &': {
      position: 'absolute',
      insetInline: 0,
      background: 'none',
    },
    [DESKTOP]: { paddingBlock: theme.space[5] },
  });

const heroStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    padding: `${theme.space[24]} var(--preview-gutter) ${theme.space[12]}`,
    textAlign: 'center',
    '> [data-picture]': {
      position: 'absolute',
      inset: 0,
      // Dark enough for the words on it.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `color-mix(in oklab, ${theme.colour.field} 62%, transparent)`,
      },
    },
    '> div:last-of-type': { position: 'relative' },
    '[data-sign]': {
      fontVariantCaps: 'all-small-caps',
      letterSpacing: '0.2em',
    },
    'h3, h4': {
      maxWidth: '13em',
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.tight,
      textWrap: 'balance',
    },
    p: { maxWidth: '30em', marginInline: 'auto' },
    '[data-buttons]': { justifyContent: 'center' },
    [TABLET]: { '&:has([data-picture])': { minHeight: theme.height.phone } },
  });

const darkStyle = (theme: Theme) =>
  css({
    border: 0,
    background: theme.colour.field,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
  });
