import { Check } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { arriving } from '../../panels/panel-style';
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

const listStyle = (theme: Theme) =>
  css(
    plainList,
    {
      display: 'grid',
      gap: theme.space[3],
      li: { position: 'relative', display: 'flex', gap: theme.space[2] },
      svg: { flex: 'none', color: theme.colour.success },
      // Every line comes by itself: none waits for those before it.
      '> li': { animationDelay: '0s !important' },
    },
    arriving(theme),
  );
