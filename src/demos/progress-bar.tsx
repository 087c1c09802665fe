import { css } from '@emotion/react';
import { theme } from '../styles/theme';

interface ProgressBarProps {
  /** The bar's name for screen readers. */
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      css={trackStyle}
    >
      <div css={barStyle} style={{ width: `${percent}%` }} />
    </div>
  );
}

const trackStyle = css({
  overflow: 'hidden',
  height: theme.space[2],
  borderRadius: theme.radius.round,
  background: theme.tint.soft,
  // In forced colours the border tells the track from the bar.
  border: `${theme.line} solid ${theme.tint.line}`,
});

const barStyle = css({
  height: '100%',
  background: theme.tint.strong,
  forcedColorAdjust: 'none',
  [theme.media.motion]: { transition: `width ${theme.motion.slow}` },
});
