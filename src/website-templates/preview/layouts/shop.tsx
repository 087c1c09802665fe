import { css } from '@emotion/react';
import {
  FooterPages,
  FooterRows,
  FooterWords,
  darkFooterStyle,
} from '../parts/footer-parts';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { Notice } from '../parts/notice';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { theme } from '../../../styles/theme';
import type { Layout } from './layout';
import { shopStyle } from './shop-style';

/** The name in the middle and the cart at hand, square pictures of what is for sale, a cart with its sum beside it. */
export const shop: Layout = { Header, Hero, Footer, style: shopStyle };

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={[headerStyle, centredStyle]}>
        <HeaderParts {...props} />
      </div>
    </>
  );
}

/** The shop window: words beside the picture. On further pages the picture comes first, as on a product's page. */
function Hero(props: BlockProps) {
  const { block, site, state } = props;
  const isWindow = state.page === site.pages[0];
  return (
    <div css={[heroStyle, isWindow ? windowStyle : insideStyle]}>
      <div>
        <HeroWords {...props} />
      </div>
      <PreviewPicture
        file={block.image}
        alt={block.imageAlt}
        sizes="(min-width: 48em) 43rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={footStyle}>
      <FooterWords {...props} />
      <FooterPages {...props} />
      <FooterRows {...props} />
    </div>
  );
}

/** On a desktop the name stands in the middle, with the pages below it. */
const centredStyle = css({
  '[data-firm]': { fontSize: theme.text.title3 },
  // A link rather than a button: the buttons of a shop are those that sell.
  '[data-action]': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.35em',
    '&:hover': { background: 'none', color: theme.tint.strong },
  },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    paddingTop: theme.space[4],
    '[data-firm]': {
      gridArea: '1 / 2',
      margin: 0,
      fontSize: theme.text.brand,
    },
    '[data-action]': { gridArea: '1 / 1', justifySelf: 'start', margin: 0 },
    '[data-cart]': { gridArea: '1 / 3', justifySelf: 'end' },
    ul: { gridColumn: '1 / -1', justifyContent: 'center' },
  },
});

const heroStyle = css({
  '> :first-of-type': {
    alignSelf: 'center',
    padding: `${theme.space[10]} var(--preview-gutter)`,
  },
  'h3, h4': {
    marginBottom: theme.space[4],
    fontSize: 'var(--preview-title)',
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.035em',
  },
  p: {
    maxWidth: '26em',
    marginBottom: theme.space[6],
    fontSize: theme.text.title4,
  },
  button: {
    padding: `${theme.space[3]} ${theme.space[8]}`,
    fontSize: theme.text.body,
  },
  '> [data-picture]': { aspectRatio: '4 / 3' },
  [TABLET]: {
    '&:has([data-picture])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    },
    // As high as the words where they are higher than this.
    '> [data-picture]': {
      height: '100%',
      minHeight: '50cqi',
      aspectRatio: 'auto',
    },
  },
});

/** The lower edge of a frame cuts the picture off, so that one sees that there is more. */
const windowStyle = css({
  background: theme.tint.soft,
  [DESKTOP]: {
    '> [data-picture]': { minHeight: `max(50cqi, ${theme.height.device})` },
    '> :first-of-type': { alignSelf: 'start', paddingTop: theme.space[24] },
  },
});

const insideStyle = css({
  p: { marginBottom: 0 },
  '[data-buttons]': { marginTop: theme.space[6] },
  '&:has([data-picture])': {
    display: 'flex',
    flexDirection: 'column-reverse',
  },
  '&:not(:has([data-picture])) > div': { paddingBottom: 0 },
  [TABLET]: {
    '&:has([data-picture])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    },
    '> [data-picture]': { gridArea: '1 / 1' },
    '&:has([data-picture]) > :first-of-type': {
      paddingLeft: theme.space[10],
      'h3, h4': { fontSize: 'calc(0.85 * var(--preview-title))' },
    },
  },
});

const footStyle = css(darkFooterStyle, {
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
    columnGap: theme.space[12],
    dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
