import { css } from '@emotion/react';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';

type Line = PanelOf<'call'>['dialogue'][number];

/** Letters that take as long to say as a bar stands for. */
const LETTERS = 5;

/** Half the heights of the bars: a drawing, not data. */
const HEIGHTS = [2, 6, 9, 4, 11, 7, 10, 5, 8, 3, 7, 10, 6, 4];
const TALLEST = 11;

/** The sound of a call, each line as long as its text, in the colours of the two speakers. */
export function Speech({ lines }: { lines: readonly Line[] }) {
  const speakers = lines.flatMap(({ speaker, text }) =>
    Array.from({ length: Math.ceil(text.length / LETTERS) }, () => speaker),
  );
  const barsOf = (speaker: Line['speaker']) =>
    speakers
      .map((other, index) => {
        const height = HEIGHTS[index % HEIGHTS.length] ?? 1;
        return other === speaker
          ? `M${index + 0.5} ${TALLEST - height}v${2 * height}`
          : '';
      })
      .join('');
  return (
    <svg
      aria-hidden="true"
      css={speechStyle}
      viewBox={`0 -1 ${speakers.length} ${2 * TALLEST + 2}`}
      preserveAspectRatio="none"
    >
      <path
        d={barsOf('customer')}
        stroke={theme.colour.textMuted}
        strokeOpacity="0.45"
      />
      <path d={barsOf('business')} stroke={theme.tint.strong} />
    </svg>
  );
}

/** The drawing stretches; strokes don't. */
const speechStyle = css({
  width: '100%',
  height: theme.space[8],
  strokeWidth: 2,
  strokeLinecap: 'round',
  path: { vectorEffect: 'non-scaling-stroke' },
});
