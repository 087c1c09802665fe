import { css } from '@emotion/react';
import { Band } from './band';
import type { BlockProps } from './block';

export function TextBlock({ block }: BlockProps) {
  return (
    <Band title={block.title} isSplit>
      <div css={textStyle}>
        {block.paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}

const textStyle = css({ '> :last-child': { marginBottom: 0 } });
