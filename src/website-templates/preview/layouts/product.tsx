import { css } from '@emotion/react';
import {
  FooterPages,
  FooterRows,
  FooterWords,
  footerStyle,
} from '../parts/footer-parts';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { Notice } from '../parts/notice';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET, toColour } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { theme } from '../../../styles/theme';
import type { Layout } from './layout';
import { OVERLAP, darkStyle, productStyle } from './product-style';

/** A dark opening with a headline beside its sentence, and the product itself over its lower edge. */
export const product: Layout = {
  Header,
  Hero,
  Footer,
  style: productStyle,
};

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={[headerStyle, darkStyle, topStyle]}>
        <HeaderParts {...props} />
      </div>
    </>
  );
}

function Hero(props: BlockProps) {
  return (
    <div css={[darkStyle, heroStyle]}>
      <HeroWords {...props} isLight />
      <PreviewPicture
        file={props.block.image}
        alt={props.block.imageAlt}
        sizes="(min-width: 48em) 60rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={[footerStyle, footStyle]}>
      <FooterWords {...props} />
      <FooterPages {...props} />
      <FooterRows {...props} />
    </div>
  );
}

const footStyle = css({
  border: 0,
  paddingBlock: theme.space[12],
  background: `color-mix(in oklab, ${toColour} 8%, ${theme.colour.surface})`,
});

const topStyle = css({
  border: 0,
  '[data-action]': {
    background: theme.colour.action,
    color: theme.colour.onAction,
    '&:hover': { background: theme.colour.surface },
  },
  [DESKTOP]: { paddingBlock: theme.space[4] },
});

const heroStyle = css({
  padding: `${theme.space[10]} var(--preview-gutter) ${theme.space[12]}`,
  'h3, h4': {
    marginBottom: theme.space[4],
    fontSize: 'var(--preview-title)',
    lineHeight: theme.leading.tight,
    textWrap: 'balance',
  },
  p: { maxWidth: '34em' },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    gridTemplateRows: '1fr auto',
    gap: `${theme.space[4]} ${theme.space[12]}`,
    paddingBlock: `${theme.space[16]} ${theme.space[16]}`,
    'h3, h4': { gridRow: '1 / 3', margin: 0 },
    p: { alignSelf: 'end', margin: 0 },
  },
  [`[data-block="hero"]:has(+ :is([data-block="rota"], [data-block="plans"])) > &`]:
    { paddingBottom: `calc(${theme.space[12]} - ${OVERLAP})` },
  '> [data-picture]': {
    gridColumn: '1 / -1',
    marginTop: theme.space[8],
    borderRadius: 'var(--preview-radius)',
  },
  '[data-buttons] button': {
    padding: `${theme.space[3]} ${theme.space[5]}`,
    background: theme.colour.action,
    color: theme.colour.onAction,
    fontSize: theme.text.body,
    '&:hover': { background: theme.colour.surface },
  },
  [TABLET]: { p: { fontSize: theme.text.title4 } },
});
