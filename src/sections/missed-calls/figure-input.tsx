import type { ComponentProps } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface FigureInputProps extends ComponentProps<'input'> {
  /** Drawn before the figure. The field's label says it in words. */
  before?: string;
  /** Drawn after the figure. */
  after?: string;
}

/** A native number input with its unit drawn inside. The rest of its props comes from Field. */
export function FigureInput({ before, after, ...rest }: FigureInputProps) {
  return (
    <span css={[holderStyle, before && beforeStyle, after && afterStyle]}>
      {before && <span aria-hidden="true">{before}</span>}
      <input type="number" step="any" min={0} autoComplete="off" {...rest} />
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}

// Twice the class: Field styles its inputs too, and this has to win in whichever order the two are written.
const holderStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'block',
    '&& > input': { fontVariantNumeric: 'tabular-nums' },
    '> span': {
      position: 'absolute',
      insetBlock: 0,
      display: 'flex',
      alignItems: 'center',
      color: theme.colour.textMuted,
      // A press on the unit is meant for the input below it.
      pointerEvents: 'none',
    },
  });

const beforeStyle = (theme: Theme) =>
  css({
    '&& > input': { paddingInlineStart: theme.space[8] },
    '> span': { insetInlineStart: theme.space[4] },
  });

const afterStyle = (theme: Theme) =>
  css({
    '&& > input': { paddingInlineEnd: theme.space[10] },
    '> span': { insetInlineEnd: theme.space[4] },
  });
