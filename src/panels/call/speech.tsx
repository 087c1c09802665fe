import { css } from '@emotion/react';
import type { PanelOf } from '../../content/schemas/product/panel';
import { theme } from '../../styles/theme';

/** Letters that take as long to say as a bar stands for. */
const LETTERS = 5;

/** Half the height of the tallest bar. */
const TALLEST = 11;

/** The sound of a call, each line as long as its text, in the colours of the two speakers. */
export function Speech({ dialogue }: Pick<PanelOf<'call'>, 'dialogue'>) {
  const speakers = dialogue.flatMap(({ speaker, text }) =>
    Array.from({ length: Math.ceil(text.length / LETTERS) }, () => speaker),
  );
  const barsOf = (one: string) =>
    speakers.map((speaker, x) => (speaker === one ? bar(x) : '')).join('');
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

/** Of a height that looks like chance: a drawing, not data. */
function bar(x: number) {
  const height = 2 + ((7 * x) % (TALLEST - 1));
  return `M${x + 0.5} ${TALLEST - height}v${2 * height}`;
}

/** The drawing stretches; strokes don't. */
const speechStyle = css({
  width: '100%',
  height: theme.space[8],
  strokeWidth: 2,
  strokeLinecap: 'round',
  path: { vectorEffect: 'non-scaling-stroke' },
});
