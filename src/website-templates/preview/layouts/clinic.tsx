import Clock from 'lucide-react/icons/clock';
import { css } from '@emotion/react';
import { BookingCard } from '../parts/booking-card';
import { FooterParts, darkFooterStyle } from '../parts/footer-parts';
import { HeaderParts, headerStyle } from '../parts/header-parts';
import { HeroWords } from '../parts/hero-words';
import { PreviewPicture } from '../parts/preview-picture';
import { DESKTOP, TABLET, fromColour, toColour } from '../preview-style';
import type { BlockProps, SiteProps } from '../site';
import { theme } from '../../../styles/theme';
import { clinicStyle } from './clinic-style';
import type { Layout } from './layout';

/** Hours and telephone at the top, free appointments in the first view, round and soft. */
export const clinic: Layout = { Header, Hero, Footer, style: clinicStyle };

function Header(props: SiteProps) {
  const { notice, footer } = props.site;
  const telephone = footer?.rows[0];
  return (
    <>
      {(notice || telephone) && (
        <div css={barStyle}>
          {notice && (
            <p>
              <Clock aria-hidden="true" size="1.1em" /> {notice}
            </p>
          )}
          {telephone && (
            <p>
              <span>{telephone.label}</span> <strong>{telephone.value}</strong>
            </p>
          )}
        </div>
      )}
      <div css={[headerStyle, softStyle]}>
        <HeaderParts {...props} />
      </div>
    </>
  );
}

/** Words and picture; on the first page a card with free appointments lies over the picture’s corner. */
function Hero(props: BlockProps) {
  const { site, state, block } = props;
  return (
    <div css={heroStyle}>
      <div>
        <HeroWords {...props} />
      </div>
      <PreviewPicture
        file={block.image}
        alt={block.imageAlt}
        sizes="(min-width: 48em) 37rem, 90vw"
      />
      {state.page === site.pages[0] && <BookingCard {...props} />}
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

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[5]}`,
  padding: `${theme.space[2]} var(--preview-gutter)`,
  background: fromColour,
  color: theme.colour.onField,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  p: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    margin: 0,
  },
  strong: { whiteSpace: 'nowrap' },
  // A phone has no room for the label.
  span: { display: 'none', [TABLET]: { display: 'inline' } },
});

/** The sign is a round face that smiles. */
const softStyle = css({
  border: 0,
  paddingBlock: theme.space[4],
  '[data-firm]': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[3],
    lineHeight: theme.leading.title,
    '&::before': {
      content: '""',
      flex: 'none',
      width: theme.space[8],
      height: theme.space[8],
      borderRadius: theme.radius.round,
      background: `radial-gradient(circle at 50% 20%, ${theme.tint.line} 58%, ${toColour} 60%)`,
    },
  },
});

const heroStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  padding: `${theme.space[8]} var(--preview-gutter) ${theme.space[10]}`,
  borderRadius: `0 0 ${theme.space[8]} ${theme.space[8]}`,
  background: 'var(--preview-ground)',
  'h3, h4': {
    marginBottom: theme.space[4],
    fontSize: 'var(--preview-title)',
    lineHeight: theme.leading.title,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  p: { maxWidth: '32em', fontSize: theme.text.lead },
  '&:not(:has([data-picture], ul))': {
    textAlign: 'center',
    p: { marginInline: 'auto' },
    '[data-buttons]': { justifyContent: 'center' },
  },
  '> [data-picture]': {
    aspectRatio: '4 / 3',
    borderRadius: 'var(--preview-radius)',
    // The card with appointments.
    '& + div': {
      width: '88%',
      margin: `calc(-1 * ${theme.space[20]}) auto 0`,
    },
  },
  [TABLET]: {
    alignItems: 'center',
    '&:has([data-picture])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '> [data-picture]': {
      aspectRatio: '1',
      '& + div': {
        gridColumn: 2,
        width: 'auto',
        margin: `calc(-1 * ${theme.space[24]}) ${theme.space[4]} 0 calc(-1 * ${theme.space[6]})`,
      },
    },
  },
  [DESKTOP]: {
    gap: theme.space[16],
    paddingBlock: theme.space[12],
    '> [data-picture]': {
      gridArea: '1 / 2',
      aspectRatio: '5 / 4',
      '& + div': {
        gridArea: '1 / 2',
        alignSelf: 'end',
        width: theme.width.card,
        margin: `0 0 calc(-1 * ${theme.space[8]}) calc(-1 * ${theme.space[10]})`,
      },
    },
  },
});
