import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MapPin } from 'lucide-react';
import { DESKTOP, cardStyle, toColour } from '../preview-style';
import { PreviewPicture } from '../parts/preview-picture';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** Where to find the firm. */
export function PlaceBlock({ block }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <div css={[cardStyle, placeStyle]}>
        {block.image ? (
          <PreviewPicture
            file={block.image}
            alt={block.imageAlt}
            sizes="90vw"
            css={pictureStyle}
          />
        ) : (
          <PlaceMap />
        )}
        <p css={addressStyle}>
          <MapPin aria-hidden="true" size="1.3em" />
          {block.address}
        </p>
      </div>
    </BlockSection>
  );
}

/** A map of an invented place. */
function PlaceMap() {
  return (
    <svg
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      css={mapStyle}
    >
      <rect width="320" height="120" data-ink="ground" />
      <path d="M20 12h64v34H20ZM214 64h78v44h-78Z" data-ink="park" />
      <path d="M-10 104Q70 70 130 96T330 40" data-ink="river" />
      <path
        d="M0 56H320M104-10V130M196-10V130M40 130 130-10M250-10 320 90"
        data-ink="street"
      />
      <path
        d="M160 66c-13-15-19-23-19-32a19 19 0 0 1 38 0c0 9-6 17-19 32Z"
        data-ink="pin"
      />
      <circle cx="160" cy="34" r="7" data-ink="eye" />
    </svg>
  );
}

const pictureStyle = css({ aspectRatio: '16 / 9' });

const placeStyle = (theme: Theme) =>
  css({
    padding: 0,
    '> svg': {
      width: '100%',
      height: theme.height.previewPicture,
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

const mapStyle = (theme: Theme) =>
  css({
    path: { fill: 'none' },
    '[data-ink="ground"]': { fill: theme.colour.sunken },
    '[data-ink="park"]': { fill: theme.tint.line },
    '[data-ink="river"]': { stroke: theme.tint.soft, strokeWidth: 16 },
    '[data-ink="street"]': { stroke: theme.colour.surface, strokeWidth: 7 },
    '[data-ink="pin"]': { fill: toColour },
    '[data-ink="eye"]': { fill: theme.colour.surface },
  });
