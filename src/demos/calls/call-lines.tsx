import { Check } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css, keyframes } from '@emotion/react';
import { plainList } from '../../styles/lists';
import { visuallyHidden } from '../../styles/visually-hidden';

interface CallLinesProps {
  /** What the assistant has said so far. */
  lines: readonly string[];
}

/** The assistant's lines, each ticked as it comes and announced. */
export function CallLines({ lines }: CallLinesProps) {
  return (
    <div role="log" aria-label="What the assistant says">
      <ol css={listStyle}>
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" size="1.25em" />
            <span>
              {line}
              <span css={visuallyHidden}> (said)</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.5rem)' },
});

/** Each line comes in once, when it is said; where motion is unwelcome it simply stands there. */
const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[3],
    li: { position: 'relative', display: 'flex', gap: theme.space[2] },
    svg: { flex: 'none', color: theme.colour.success },
    [theme.media.motion]: {
      '> li': { animation: `${rise} ${theme.motion.slow} backwards` },
    },
  });
