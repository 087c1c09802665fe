import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { to } from '../mini-style';

/** Streets, a river and a place: a map of nowhere. */
export function DrawnMap() {
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

const mapStyle = (theme: Theme) =>
  css({
    path: { fill: 'none' },
    '[data-ink="ground"]': { fill: theme.colour.sunken },
    '[data-ink="park"]': { fill: theme.tint.line },
    '[data-ink="river"]': { stroke: theme.tint.soft, strokeWidth: 16 },
    '[data-ink="street"]': { stroke: theme.colour.surface, strokeWidth: 7 },
    '[data-ink="pin"]': { fill: to },
    '[data-ink="eye"]': { fill: theme.colour.surface },
  });
