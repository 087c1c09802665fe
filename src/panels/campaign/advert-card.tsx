import { css } from '@emotion/react';
import { pictureSky } from '../../components/media/landscape';
import { WIDE } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Person } from '../parts/person';
import { theme } from '../../styles/theme';

/** An advertisement as people see it between their friends’ posts. */
export function AdvertCard({
  advert,
}: {
  advert: PanelOf<'campaign'>['advert'];
}) {
  const { firm, place, headline, button } = advert;
  return (
    <>
      <Person name={firm} note={place} />
      <HouseArt />
      <p css={headlineStyle}>{headline}</p>
      <p css={buttonStyle}>{button}</p>
    </>
  );
}

/** A house on a hill in the morning, out of the brand’s shapes; what is cut off is sky. */
function HouseArt() {
  return (
    <svg
      viewBox="0 -70 160 190"
      preserveAspectRatio="xMidYMax slice"
      css={artStyle}
      aria-hidden="true"
    >
      <path d="M34 58l32-32 32 32v30H34z" css={wallStyle} />
      <path d="M22 66l44-44 44 44H92L66 40 40 66z" css={hillStyle} />
      <path d="M58 88V66h16v22z" css={hillStyle} />
      <path d="M80 64h10v10H80zM42 64h10v10H42z" css={lampStyle} />
      <path d="M0 84h160v36H0z" css={hillStyle} />
      <path
        d="M58 84a8 8 0 0 0 16 0M46 84a20 20 0 0 0 40 0M34 84a32 32 0 0 0 64 0M22 84a44 44 0 0 0 88 0"
        css={furrowStyle}
      />
    </svg>
  );
}

const artStyle = css({
  width: '100%',
  // Low on a phone: less of the ground below the house.
  aspectRatio: '2 / 1',
  '> *': { transform: 'translateY(1.5rem)' },
  // As high as the cards beside it leave room for.
  [WIDE]: {
    '&&': { flex: 1 },
    aspectRatio: 'auto',
    minHeight: '11rem',
    '> *': { transform: 'none' },
  },
  borderRadius: theme.radius.small,
  background: pictureSky,
});

const wallStyle = css({ fill: theme.colour.surface });

const hillStyle = css({ fill: theme.colour.lark });

const lampStyle = css({ fill: theme.colour.actionEnd });

const furrowStyle = css({
  fill: 'none',
  stroke: theme.colour.furrow,
  strokeWidth: 1.2,
});

const headlineStyle = css({
  fontSize: theme.text.title4,
  fontWeight: 700,
  lineHeight: theme.leading.title,
});

const buttonStyle = css({
  padding: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.colour.surface,
});
