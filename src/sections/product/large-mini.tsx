import { css } from '@emotion/react';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { theme } from '../../styles/theme';
import type { Feature } from './feature';

interface LargeMiniProps {
  mini: Feature['mini'];
  /** Even larger, for the one that fills a section. */
  huge?: boolean;
}

/** A part of the product's interface, larger than it is there; nothing without one. */
export function LargeMini({ mini, huge = false }: LargeMiniProps) {
  return mini ? (
    <div css={huge ? hugeStyle : largeStyle}>
      <MiniPanel mini={mini} />
    </div>
  ) : null;
}

const largeStyle = css({
  zoom: 1.15,
  [theme.media.wide]: { zoom: 'var(--zoom, 1.3)' },
});

const hugeStyle = css({
  zoom: 1.2,
  [theme.media.medium]: { zoom: 1.5 },
  [theme.media.wide]: { zoom: 2.1 },
  '@media (min-width: 75em)': { zoom: 2.6 },
});
