import { css } from '@emotion/react';
import { FooterParts, darkFooterStyle } from '../parts/footer-parts';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { Notice } from '../parts/notice';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET, fromColour } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { theme } from '../../../styles/theme';
import type { Layout } from './layout';
import { practiceStyle } from './practice-style';

/** Headings in a margin of their own, rules, numbers: for advisers, and for whoever names no layout. */
export const practice: Layout = { Header, Hero, Footer, style: practiceStyle };

function Header(props: SiteProps) {
  return (
    <>
      <Notice {...props} />
      <div css={[headerStyle, plainStyle]}>
        <HeaderParts {...props} />
      </div>
    </>
  );
}

/** The words at the left, a tall picture at the right edge. Below the first page, the page’s name goes before them. */
function Hero(props: BlockProps) {
  const { block, site, state } = props;
  const { image, imageAlt } = block;
  const isInner = state.page !== site.pages[0];
  return (
    <div css={[heroStyle, !isInner && firstStyle]}>
      {isInner && <p data-page>{state.page}</p>}
      <div>
        <HeroWords {...props} />
      </div>
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 62em) 47rem, (min-width: 48em) 30rem, 90vw"
      />
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={darkFooterStyle}>
      <FooterParts {...props} />
    </div>
  );
}

const plainStyle = css({
  paddingBlock: theme.space[4],
  borderColor: fromColour,
  background: theme.colour.page,
  '[data-firm]': {
    color: fromColour,
    fontSize: theme.text.title3,
    letterSpacing: '-0.01em',
  },
});

const heroStyle = css({
  '> div:first-of-type': {
    padding: `${theme.space[10]} var(--preview-gutter)`,
  },
  '[data-page]': {
    margin: 0,
    padding: `${theme.space[8]} var(--preview-gutter) 0`,
    color: theme.tint.strong,
    fontWeight: 600,
    '& + div:first-of-type': { paddingTop: theme.space[2] },
  },
  'h3, h4': {
    maxWidth: '14em',
    marginBottom: theme.space[5],
    color: fromColour,
    fontSize: 'var(--preview-title)',
    lineHeight: theme.leading.tight,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  'div > p': { maxWidth: '32em', fontSize: theme.text.lead },
  '> [data-picture]': { aspectRatio: '4 / 3' },
  [TABLET]: {
    '&:has([data-picture])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      '> div:first-of-type': { gridRow: 2, alignSelf: 'end' },
    },
    '> [data-picture]': {
      gridArea: '1 / 2 / span 2',
      aspectRatio: '4 / 5',
    },
  },
  [DESKTOP]: {
    '> div:first-of-type': { paddingBlock: theme.space[16] },
    '> [data-picture]': { aspectRatio: '7 / 8' },
    // The page’s name in the margin of the headings.
    '&:not(:has([data-picture]))': {
      display: 'grid',
      gridTemplateColumns: 'var(--preview-columns)',
      gap: theme.space[10],
      padding: `${theme.space[16]} var(--preview-gutter) ${theme.space[12]}`,
      '> div:first-of-type': { gridColumn: 2, padding: 0 },
      '> [data-page]': { padding: `${theme.space[3]} 0 0` },
    },
  },
});

/** The lower edge of a frame cuts the picture off, so that one sees that there is more. */
const firstStyle = css({
  [DESKTOP]: {
    '> [data-picture]': {
      width: '100%',
      minHeight: `calc(${theme.height.device} - ${theme.space[16]})`,
    },
    '&:has([data-picture]) > div:first-of-type': { alignSelf: 'center' },
  },
});
