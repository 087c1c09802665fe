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
import { DESKTOP, buttonStyle } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** A headline in the middle with two buttons, and the product itself right below. */
export const product: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={headerStyle}>
        <FirmName {...props} />
        <Navigation {...props} />
        <Basket {...props} />
        <HeaderAction {...props} />
      </div>
    </>
  );
}

function Hero(props: BlockProps) {
  const { block, site, dispatch } = props;
  const { action } = site;
  return (
    <div css={heroStyle}>
      <HeroWords {...props}>
        {action && action.leadsTo !== block.leadsTo && (
          <button
            type="button"
            css={[buttonStyle, secondStyle]}
            onClick={() => dispatch({ type: 'follow', page: action.leadsTo })}
          >
            {action.label}
          </button>
        )}
      </HeroWords>
      <PreviewPicture
        file={block.image}
        alt={block.imageAlt}
        sizes="(min-width: 48em) 60rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={footerStyle}>
      <FooterWords {...props} />
      <FooterPages {...props} />
      <FooterRows {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css({
    '--preview-heading-font':
      'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
    '--preview-body-font': 'var(--preview-heading-font)',
    '--preview-title': 'clamp(2rem, 1.2rem + 4cqi, 4rem)',
    '--preview-button-radius': theme.radius.small,
    'h3, h4': { letterSpacing: '-0.03em' },
    // The rota below the opening stands for the product: it lies over the hero's lower edge, and its title is hidden.
    '[data-block="hero"] + [data-block="rota"]': {
      marginTop: `calc(-1 * ${theme.space[24]})`,
      h4: { textAlign: 'center' },
    },
    // Cards of different width.
    [DESKTOP]: {
      '[data-block="cards"] ul': {
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) !important',
        li: {
          gridColumn: 'span 2',
          '&:nth-of-type(4n + 1), &:nth-of-type(4n)': { gridColumn: 'span 4' },
        },
      },
    },
  });
}

const heroStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[12]} var(--preview-gutter)`,
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.surface})`,
    textAlign: 'center',
    'h3, h4': {
      maxWidth: '16em',
      margin: `0 auto ${theme.space[4]}`,
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.tight,
      textWrap: 'balance',
    },
    p: { maxWidth: '34em', marginInline: 'auto' },
    '[data-buttons]': { justifyContent: 'center' },
    '[data-block="hero"]:has(+ [data-block="rota"]) > &': {
      paddingBottom: `calc(${theme.space[24]} + ${theme.space[4]})`,
      background: theme.tint.soft,
    },
    '> [data-picture]': {
      maxWidth: theme.width.video,
      margin: `${theme.space[8]} auto 0`,
      borderRadius: 'var(--preview-radius)',
    },
  });

const secondStyle = (theme: Theme) =>
  css({
    borderColor: theme.colour.control,
    background: 'none',
    color: theme.colour.text,
  });
