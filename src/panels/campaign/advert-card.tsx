import { css } from '@emotion/react';
import { pictureSky } from '../../components/media/landscape';
import { WIDE } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Person } from '../parts/person';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** An advertisement as people see it between their friends’ posts. */
export function AdvertCard({
  advert: { firm, place, headline, button },
}: {
  advert: PanelOf<'campaign'>['advert'];
}) {
  return (
    <>
      <Person name={firm} note={place} />
      <p css={posterStyle}>{headline}</p>
      <p css={buttonStyle}>{button}</p>
    </>
  );
}

/** As high as the cards beside it leave room for. */
const posterStyle = css({
  display: 'grid',
  alignItems: 'end',
  flex: 1,
  minHeight: '9rem',
  padding: theme.space[4],
  borderRadius: theme.radius.small,
  background: pictureSky,
  ...largeType(theme.text.titleText, '-0.02em'),
  [WIDE]: { fontSize: theme.text.title2 },
});

const buttonStyle = css({
  padding: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.colour.surface,
});
