import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MapPin } from 'lucide-react';
import { DrawnMap } from '../art/drawn-map';
import { DESKTOP, miniCard } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';

/** Where to find the firm. */
export function PlaceBlock({ block }: BlockProps) {
  return (
    <Band title={block.title}>
      <div css={[miniCard, placeStyle]}>
        <DrawnMap />
        <p css={addressStyle}>
          <MapPin aria-hidden="true" size="1.3em" />
          {block.address}
        </p>
      </div>
    </Band>
  );
}

const placeStyle = (theme: Theme) =>
  css({
    padding: 0,
    '> svg': {
      width: '100%',
      height: theme.height.miniPicture,
      [DESKTOP]: { height: theme.width.narrow },
    },
  });

const addressStyle = (theme: Theme) =>
  css({
    display: 'flex',
    gap: theme.space[2],
    padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[4]}`,
    fontSize: theme.text.body,
    fontWeight: 600,
    svg: { flex: 'none', color: theme.tint.strong },
  });
