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
import { DESKTOP, TABLET } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** Few words, large pictures and wide margins, as in a magazine: for makers and studios. */
export const editorial: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <div css={[headerStyle, quietStyle]}>
      <FirmName {...props} />
      <Navigation {...props} />
      <Basket {...props} />
      <HeaderAction {...props} />
    </div>
  );
}

/** The headline over the picture from edge to edge, the sentence below it. */
function Hero(props: BlockProps) {
  const { image, imageAlt } = props.block;
  return (
    <div css={heroStyle}>
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 48em) 74rem, 90vw"
      />
      <HeroWords {...props} />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={footerStyle}>
      <FooterWords {...props} />
      <FooterRows {...props} />
      <FooterPages {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css({
    '--preview-heading-font':
      '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
    '--preview-heading-weight': '400',
    '--preview-title': 'clamp(2.25rem, 1.2rem + 5cqi, 5rem)',
    '--preview-heading': 'clamp(1.5rem, 1.2rem + 1.5cqi, 2.25rem)',
    '--preview-radius': '0',
    '--preview-button-radius': '0',
    [DESKTOP]: {
      '--preview-gutter': theme.space[24],
      '--preview-section': theme.space[20],
    },
    // Pieces of work in two columns of different width, the second one lower.
    [TABLET]: {
      '[data-block="works"] ul': {
        gap: theme.space[10],
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr) !important',
        'li:nth-of-type(even)': { paddingTop: theme.space[16] },
      },
    },
  });
}

const quietStyle = (theme: Theme) =>
  css({ borderBottom: 0, paddingBlock: theme.space[4] });

const heroStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[10]} var(--preview-gutter)`,
    '> [data-picture]': {
      aspectRatio: '16 / 9',
      margin: `calc(-1 * ${theme.space[10]}) calc(-1 * var(--preview-gutter)) ${theme.space[8]}`,
    },
    'h3, h4': {
      maxWidth: '14em',
      marginBottom: theme.space[5],
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.tight,
      letterSpacing: '-0.02em',
    },
    p: { maxWidth: '30em', fontSize: theme.text.lead },
    // The headline reaches into the picture.
    '> [data-picture] + h3': {
      position: 'relative',
      width: 'fit-content',
      marginTop: `calc(-1 * ${theme.space[16]})`,
      marginLeft: 'calc(-1 * var(--preview-gutter))',
      padding: `${theme.space[6]} ${theme.space[8]} 0 var(--preview-gutter)`,
      background: theme.colour.surface,
    },
  });
