import { css } from '@emotion/react';
import {
  FooterPages,
  FooterRows,
  FooterWords,
  footerStyle,
} from '../parts/footer-parts';
import { editorialFontUrl } from '../../../styles/fonts';
import { theme } from '../../../styles/theme';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { editorialStyle } from './editorial-style';
import type { Layout } from './layout';

/** A large serif, large pictures and no colour but theirs, as in a magazine: for makers and studios. */
export const editorial: Layout = {
  Header,
  Hero,
  Footer,
  style: editorialStyle,
  face: editorialFontUrl,
};

function Header(props: SiteProps) {
  return (
    <div css={[headerStyle, quietStyle]}>
      <HeaderParts {...props} />
    </div>
  );
}

/** The headline across the page, below it the picture from the left edge with the words beside it. */
function Hero(props: BlockProps) {
  const { image, imageAlt } = props.block;
  return (
    <div css={heroStyle}>
      <HeroWords {...props} />
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 62em) 50rem, 28.5rem"
      />
    </div>
  );
}

/** The name as large as the page is wide. */
function Footer(props: SiteProps) {
  return (
    <div css={[footerStyle, signStyle]}>
      <FooterRows {...props} />
      <FooterPages {...props} />
      <FooterWords {...props} />
    </div>
  );
}

const quietStyle = css({
  paddingBlock: theme.space[4],
  borderBottom: 0,
  background: theme.colour.page,
  '[data-firm]': { fontSize: theme.text.brand, lineHeight: 1 },
  '[data-action]': {
    padding: `${theme.space[1]} 0`,
    borderWidth: `0 0 ${theme.line}`,
    borderColor: 'currentcolor',
    background: 'none',
    color: 'inherit',
    fontWeight: 400,
    '&:hover': { background: 'none', color: theme.colour.textMuted },
  },
  [DESKTOP]: {
    ul: { gap: `0 ${theme.space[8]}` },
    '[data-action]': { marginLeft: theme.space[12] },
  },
});

const heroStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  padding: `${theme.space[10]} var(--preview-gutter) 0`,
  'h3, h4': {
    margin: 0,
    fontSize: 'var(--preview-title)',
    lineHeight: 0.98,
    letterSpacing: '-0.025em',
  },
  p: { maxWidth: '26em', margin: 0, fontSize: theme.text.title4 },
  '> [data-picture]': {
    gridRow: 2,
    marginInline: 'calc(-1 * var(--preview-gutter))',
    aspectRatio: '1',
  },
  [TABLET]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: theme.space[8],
    'h3, h4': { maxWidth: '12em' },
    'p, [data-buttons]': { gridColumn: 2 },
    p: { alignSelf: 'end' },
    '&:has([data-picture])': {
      gridTemplateRows: 'auto 1fr 1fr',
      'h3, h4': { gridColumn: '1 / -1' },
    },
    '> [data-picture]': {
      gridArea: '2 / 1 / span 2',
      marginRight: 0,
      aspectRatio: '4 / 3',
    },
  },
  [DESKTOP]: { rowGap: theme.space[6], paddingTop: theme.space[12] },
});

const signStyle = css({
  gap: `${theme.space[10]} ${theme.space[8]}`,
  paddingBlock: `${theme.space[12]} ${theme.space[6]}`,
  fontSize: theme.text.body,
  dl: { rowGap: theme.space[3] },
  dt: {
    color: theme.colour.textMuted,
    fontSize: theme.text.small,
    fontWeight: 400,
  },
  [TABLET]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '> div': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column-reverse',
  },
  '> div > p:first-of-type': {
    margin: 0,
    fontSize: 'min(13cqi, 11rem)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
});
