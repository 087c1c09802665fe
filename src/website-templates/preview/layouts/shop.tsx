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
import { Notice } from '../parts/notice';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** The name in the middle and the basket at hand, square pictures of what is for sale. */
export const shop: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={[headerStyle, centredStyle]}>
        <FirmName {...props} />
        <Navigation {...props} />
        <Basket {...props} />
        <HeaderAction {...props} />
      </div>
    </>
  );
}

/** Words and picture side by side. */
function Hero(props: BlockProps) {
  const { image, imageAlt } = props.block;
  return (
    <div css={heroStyle}>
      <div>
        <HeroWords {...props} />
      </div>
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 48em) 37rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={[footerStyle, tintedStyle]}>
      <FooterWords {...props} />
      <FooterPages {...props} />
      <FooterRows {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css({
    '--preview-heading-font':
      'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
    '--preview-title': 'clamp(2rem, 1.2rem + 3cqi, 3.25rem)',
    '--preview-radius': theme.radius.tiny,
    '--preview-button-radius': theme.radius.tiny,
    '[data-block="products"] li': { padding: 0, border: 0, borderRadius: 0 },
  });
}

/** On a desktop the name stands in the middle, with the pages below it. */
const centredStyle = (theme: Theme) =>
  css({
    '[data-firm]': { fontSize: theme.text.title3 },
    [DESKTOP]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      '[data-firm]': { gridArea: '1 / 2', margin: 0 },
      '[data-action]': { gridArea: '1 / 1', justifySelf: 'start' },
      '[data-basket]': { gridArea: '1 / 3', justifySelf: 'end' },
      ul: { gridColumn: '1 / -1', justifyContent: 'center' },
    },
  });

const heroStyle = (theme: Theme) =>
  css({
    background: theme.tint.soft,
    '> :first-of-type': {
      alignSelf: 'center',
      padding: `${theme.space[10]} var(--preview-gutter)`,
    },
    'h3, h4': {
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.title,
    },
    '> [data-picture]': { aspectRatio: '1' },
    [TABLET]: {
      '&:has([data-picture])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  });

const tintedStyle = (theme: Theme) =>
  css({ border: 0, background: theme.tint.soft });
