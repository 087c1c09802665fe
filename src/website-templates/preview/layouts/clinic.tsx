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
import { DESKTOP, TABLET, cardStyle, gradientStyle } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import type { Layout } from './layout';

/** Telephone and hours at the top, booking in the first view, round and soft. */
export const clinic: Layout = { Header, Hero, Footer, style };

function Header(props: SiteProps) {
  const rows = props.site.footer?.rows.slice(0, 2) ?? [];
  return (
    <>
      <Notice {...props} />
      {rows.length > 0 && (
        <div css={barStyle}>
          {rows.map(({ label, value }) => (
            <p key={label}>
              <strong>{label}</strong> {value}
            </p>
          ))}
        </div>
      )}
      <div css={headerStyle}>
        <FirmName {...props} />
        <Navigation {...props} />
        <Basket {...props} />
        <HeaderAction {...props} />
      </div>
    </>
  );
}

/** The words on a card that lies over the picture’s lower edge. */
function Hero(props: BlockProps) {
  const { image, imageAlt } = props.block;
  return (
    <div css={heroStyle}>
      <PreviewPicture
        file={image}
        alt={imageAlt}
        sizes="(min-width: 48em) 74rem, 90vw"
      />
      <div css={[cardStyle, bookingStyle]}>
        <HeroWords {...props} />
      </div>
    </div>
  );
}

function Footer(props: SiteProps) {
  return (
    <div css={[gradientStyle, footerStyle]}>
      <FooterWords {...props} />
      <FooterRows {...props} />
      <FooterPages {...props} />
    </div>
  );
}

function style(theme: Theme) {
  return css({
    '--preview-heading-font':
      'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
    '--preview-body-font': 'var(--preview-heading-font)',
    '--preview-title': 'clamp(1.75rem, 1.2rem + 2cqi, 2.75rem)',
    '--preview-radius': theme.radius.large,
    '[data-block]:nth-of-type(even) ul > li': { border: 0 },
    '[data-block="cards"] li': {
      borderColor: theme.tint.line,
      background: theme.tint.soft,
    },
  });
}

const barStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[5]}`,
    padding: `${theme.space[2]} var(--preview-gutter)`,
    background: theme.tint.soft,
    fontSize: theme.text.tiny,
    lineHeight: theme.leading.snug,
    p: { margin: 0 },
  });

const heroStyle = (theme: Theme) =>
  css({
    padding: `${theme.space[4]} var(--preview-gutter) 0`,
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.surface})`,
    '> [data-picture]': {
      aspectRatio: '16 / 9',
      borderRadius: theme.radius.large,
    },
    [DESKTOP]: { '> [data-picture]': { aspectRatio: '5 / 2' } },
  });

const bookingStyle = (theme: Theme) =>
  css({
    padding: theme.space[6],
    border: 0,
    boxShadow: theme.shadow,
    fontSize: theme.text.body,
    'h3, h4': {
      margin: 0,
      fontSize: 'var(--preview-title)',
      lineHeight: theme.leading.title,
    },
    '[data-picture] + &': {
      width: '92%',
      margin: `calc(-1 * ${theme.space[12]}) auto 0`,
    },
    [TABLET]: {
      '[data-picture] + &': {
        width: '60%',
        margin: `calc(-1 * ${theme.space[24]}) ${theme.space[6]} 0 auto`,
      },
    },
  });
