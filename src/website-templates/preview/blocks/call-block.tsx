import { css } from '@emotion/react';
import { HeroWords } from '../parts/hero-words';
import { gradientStyle } from '../preview-style';
import type { BlockProps } from '../site';
import { theme } from '../../../styles/theme';

/** A hero that does not open its page: a band with the way on to another page. */
export function CallBlock(props: BlockProps) {
  return (
    <div css={[gradientStyle, callStyle]}>
      <HeroWords {...props} isLight />
    </div>
  );
}

const callStyle = css({
  padding: 'var(--preview-section) var(--preview-gutter)',
  h4: { fontSize: 'var(--preview-heading)' },
  p: { maxWidth: theme.width.prose },
});
