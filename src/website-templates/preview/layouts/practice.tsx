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
import { DESKTOP, TABLET, fromColour } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** Left-aligned, with rules and numbers: for advisers, and for whoever names no layout. */
export const practice: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={[headerStyle, ruledStyle]}>
        <FirmName {...props} />
        <Navigation {...props} />
        <Basket {...props} />
        <HeaderAction {...props} />
      </div>
    </>
  );
}

/** The words at the left, a tall picture at the right edge. */
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
        sizes="(min-width: 48em) 30rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={[footerStyle, darkStyle]}>
      <FooterWords {...props} />
      <FooterRows {...props} />
      <FooterPages {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css({
    '--preview-heading-font':
      'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
    '--preview-title': 'clamp(2rem, 1.2rem + 3cqi, 3.5rem)',
    '--preview-heading': 'clamp(1.375rem, 1.1rem + 1cqi, 1.75rem)',
    '--preview-heading-weight': '600',
    '--preview-radius': '0',
    '--preview-button-radius': theme.radius.tiny,
    // Every section begins with a rule; services have numbers.
    '[data-block] + [data-block] h4': {
      paddingTop: theme.space[3],
      borderTop: `${theme.line} solid ${fromColour}`,
    },
    '[data-block="cards"] ul': {
      counterReset: 'service',
      li: {
        paddingInline: 0,
        border: 0,
        borderTop: `${theme.line} solid ${theme.colour.line}`,
        background: 'none',
      },
      'h5::before': {
        counterIncrement: 'service',
        content: [
          'counter(service, decimal-leading-zero)',
          'counter(service, decimal-leading-zero) / ""',
        ],
        display: 'block',
        color: theme.tint.strong,
        fontSize: theme.text.small,
      },
    },
  });
}

const ruledStyle = (theme: Theme) =>
  css({ borderTop: `${theme.thick} solid ${fromColour}` });

const heroStyle = (theme: Theme) =>
  css({
    '> :first-of-type': {
      alignSelf: 'center',
      padding: `${theme.space[10]} var(--preview-gutter)`,
    },
    'h3, h4': {
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.title,
      letterSpacing: '-0.015em',
    },
    p: { maxWidth: '34em' },
    '> [data-picture]': { aspectRatio: '4 / 3' },
    [TABLET]: {
      '&:has([data-picture])': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      },
      '> [data-picture]': { aspectRatio: '4 / 5' },
    },
    [DESKTOP]: { '> [data-picture]': { aspectRatio: '5 / 6' } },
  });

const darkStyle = (theme: Theme) =>
  css({
    border: 0,
    background: fromColour,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
  });
