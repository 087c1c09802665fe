import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { blocksOf, wireframeFor } from './wireframes';
import { gradientStyle } from '../../styles/tint';

interface GalleryPlaceholderProps {
  imageAlt: string;
  index: number;
  /** The template's two colours, as data/ names them. */
  colours: readonly [from: string, to: string];
}

const WIDTH = 280;
const PHONE_WIDTH = 100;

/** Stands in for a missing picture: a wireframe of what it will show, in the template's colours. */
export function GalleryPlaceholder({
  imageAlt,
  index,
  colours: [from, to],
}: GalleryPlaceholderProps) {
  const wireframe = wireframeFor(imageAlt, index);
  const width = wireframe === 'phone' ? PHONE_WIDTH : WIDTH;
  return (
    <svg
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      css={[groundStyle, gradientStyle(from, to)]}
    >
      <g transform={`translate(${(360 - width) / 2} 28)`} css={sheetStyle}>
        <rect width={width} height="230" rx="10" data-part="sheet" />
        <rect x="10" y="10" width={width / 6} height="6" rx="3" />
        <rect
          x={width - 42}
          y="10"
          width="32"
          height="6"
          rx="3"
          data-part="words"
        />
        {blocksOf(wireframe).map(([part, x, y, blockWidth, height]) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={blockWidth}
            height={height}
            rx={Math.min(height / 2, part === 'action' ? 9 : 4)}
            data-part={part}
          />
        ))}
      </g>
    </svg>
  );
}

const groundStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: 'auto',
    // As the pictures beside it.
    aspectRatio: '4 / 3',
    marginBottom: theme.space[5],
    borderRadius: theme.radius.medium,
  });

const sheetStyle = (theme: Theme) =>
  css({
    rect: { fill: theme.tint.strong },
    '[data-part="sheet"]': { fill: theme.colour.surface },
    '[data-part="ink"]': { fill: theme.colour.text },
    '[data-part="words"]': { fill: theme.colour.line },
    '[data-part="panel"]': { fill: theme.tint.soft },
    '[data-part="action"]': { fill: theme.colour.action },
  });
