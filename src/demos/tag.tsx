import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Chip } from '../components/product/chip';
import { tintStyle } from '../styles/tint';

interface TagProps {
  /** A family of the palette. The words say the same. */
  colour: string;
  children: ReactNode;
}

/** A status, score or outcome in its colour. */
export function Tag({ colour, children }: TagProps) {
  return (
    <span css={[tintStyle(colour), tagStyle]}>
      <Chip>
        <span css={wordsStyle}>{children}</span>
      </Chip>
    </span>
  );
}

const tagStyle = css({ display: 'inline-flex' });

/** Values such as "new" begin with a capital to the eye. */
const wordsStyle = css({
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});
