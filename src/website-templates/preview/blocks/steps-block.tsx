import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { miniCard, miniGrid } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';

/** Steps in their order; the list itself says their numbers to a screen reader. */
export function StepsBlock({ block, index }: BlockProps) {
  return (
    <Band title={block.title} isTinted={index % 2 === 1}>
      <ol css={[miniGrid, stepsStyle]}>
        {block.cards?.map(({ title, text }) => (
          <li key={title} css={miniCard}>
            <h5>{title}</h5>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}

const stepsStyle = (theme: Theme) =>
  css({
    counterReset: 'step',
    li: {
      counterIncrement: 'step',
      paddingTop: theme.space[12],
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        top: theme.space[3],
        left: theme.space[4],
        display: 'grid',
        placeItems: 'center',
        width: theme.space[8],
        height: theme.space[8],
        borderRadius: theme.radius.round,
        background: theme.tint.soft,
        color: theme.tint.strong,
        fontWeight: 700,
      },
    },
  });
