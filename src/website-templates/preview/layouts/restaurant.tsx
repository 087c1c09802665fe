import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  FooterParts,
  FooterRows,
  darkFooterStyle,
} from '../parts/footer-parts';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { PreviewPicture } from '../parts/preview-picture';
import { osteriaColours, osteriaFace } from '../../restaurant/osteria-style';
import { DESKTOP, TABLET, pairsStyle } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { theme } from '../../../styles/theme';
import type { Layout } from './layout';
import { restaurantBlocks } from './restaurant-blocks';

/** Cream paper, a picture from edge to edge with the name on it, and the menu as a printed list. */
export const restaurant: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  return (
    <div css={[headerStyle, overStyle]}>
      <HeaderParts {...props} />
    </div>
  );
}

/** On the first page it is high, and says where and when. */
function Hero(props: BlockProps) {
  const { block, site, state } = props;
  const isFirst = state.page === site.pages[0];
  return (
    <div css={[heroStyle, isFirst && highStyle]}>
      <PreviewPicture
        file={block.image}
        alt={block.imageAlt}
        sizes="(min-width: 62em) 54rem, (min-width: 48em) 96vw, 30rem"
      />
      <div>
        <HeroWords {...props} isLight />
      </div>
      {isFirst && <FooterRows {...props} />}
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={footStyle}>
      <FooterParts {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css(osteriaColours, pairsStyle, restaurantBlocks, {
    '--preview-heading-font': osteriaFace,
    '--preview-body-font': osteriaFace,
    '--preview-heading-weight': '400',
    '--preview-title': 'clamp(2.5rem, 1.4rem + 4.6cqi, 4.75rem)',
    '--preview-heading': 'clamp(1.625rem, 1.2rem + 1.9cqi, 2.5rem)',
    '--preview-radius': '0',
    '--preview-button-radius': '0',
    background: theme.colour.page,
    color: theme.colour.text,
    '[data-firm]': { fontSize: theme.text.title3, fontStyle: 'italic' },
  });
}

/** Over the picture on a page that opens with one. */
const overStyle = css({
  background: theme.colour.page,
  '[data-opening="picture"] > &': {
    position: 'absolute',
    insetInline: 0,
    border: 0,
    background: 'none',
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
  },
  [DESKTOP]: { paddingBlock: theme.space[5] },
});

/** Darker where words stand on it: at the top the header, at the foot the opening's own. */
const heroStyle = (theme: Theme) => {
  const veil = (share: number) =>
    `color-mix(in oklab, ${theme.colour.field} ${share}%, transparent)`;
  return css({
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    padding: `${theme.space[24]} var(--preview-gutter) ${theme.space[8]}`,
    background: theme.colour.field,
    color: theme.colour.onField,
    ':focus-visible': { outlineColor: theme.colour.onField },
    '> [data-picture]': {
      position: 'absolute',
      inset: 0,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(${veil(70)}, ${veil(25)} 30%, ${veil(88)} 90%)`,
      },
    },
    '> div:last-of-type, > dl': { position: 'relative' },
    'h3, h4': {
      maxWidth: '12em',
      marginBottom: theme.space[3],
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.tight,
      textWrap: 'balance',
    },
    p: { maxWidth: '30em', fontSize: theme.text.title4 },
    '[data-buttons] button': {
      padding: `${theme.space[3]} ${theme.space[6]}`,
      fontSize: theme.text.body,
    },
    dl: { display: 'none' },
    [TABLET]: { minHeight: theme.width.phone },
    // The words beside the picture, so that neither covers the other.
    [DESKTOP]: {
      '> [data-picture]': {
        left: '40%',
        '&::after': {
          background: `linear-gradient(90deg, ${theme.colour.field}, ${veil(0)} 35%), linear-gradient(${veil(55)}, ${veil(0)} 25% 65%, ${veil(88)} 90%)`,
        },
      },
      p: { maxWidth: '22em' },
    },
  });
};

const highStyle = css({
  minHeight: '26rem',
  [TABLET]: {
    minHeight: `calc(${theme.height.device} - ${theme.space[24]})`,
    paddingBottom: theme.space[5],
    dl: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${theme.space[2]} ${theme.space[8]}`,
      marginTop: theme.space[8],
      paddingTop: theme.space[4],
      borderTop: `${theme.line} solid`,
      fontSize: theme.text.small,
    },
    dt: { fontWeight: 400, fontStyle: 'italic' },
  },
  // The lower edge of a frame cuts the picture off, so that one sees that there is more.
  [DESKTOP]: {
    gridTemplateRows: '1fr auto',
    minHeight: `calc(${theme.height.device} + ${theme.space[24]})`,
    '> div:last-of-type': { alignSelf: 'center' },
  },
});

const footStyle = css(darkFooterStyle, {
  background: theme.colour.field,
  '> div > p:first-of-type': {
    fontSize: 'var(--preview-heading)',
    fontStyle: 'italic',
  },
  dt: { fontWeight: 400, fontStyle: 'italic' },
});
