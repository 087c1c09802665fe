import { type ReactNode, useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { css } from '@emotion/react';
import { Button } from '../components/actions/button';
import { boxStyle } from '../components/product/product-style';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { visuallyHidden } from '../styles/mixins';

interface DemoLayoutProps {
  text: string;
  tint: string;
  onRestart: () => void;
  wideFirst?: boolean;
  /** The two columns, side by side if there is room. */
  children: ReactNode;
}

export function DemoLayout({
  text,
  tint,
  onRestart,
  wideFirst = false,
  children,
}: DemoLayoutProps) {
  const [restarts, setRestarts] = useState(0);
  return (
    <div css={[tintStyle(tint), layoutStyle]}>
      <div css={introStyle}>
        <p>{text}</p>
        <Button
          variant="quiet"
          onClick={() => {
            setRestarts(restarts + 1);
            onRestart();
          }}
        >
          <RotateCcw aria-hidden="true" size="1em" />
          Restart
        </Button>
        <span role="status" css={visuallyHidden}>
          {/* A new element each time, so that it is read out again. */}
          {restarts > 0 && <span key={restarts}>Started again</span>}
        </span>
      </div>
      <div css={wideFirst ? [columnsStyle, wideFirstStyle] : columnsStyle}>
        {children}
      </div>
    </div>
  );
}

/** A box of a demo: the chat, the call, an entry of a list. */
export const demoBoxStyle = css(boxStyle, {
  padding: theme.space[4],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  'h4, p': { margin: 0 },
});

export const listTitleStyle = css({
  fontSize: theme.text.title4,
  marginBottom: theme.space[3],
});

const layoutStyle = css({
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});

const introStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  marginBottom: theme.space[5],
  // On the same row as the button if there is room.
  p: {
    flex: `1 1 ${theme.width.card}`,
    maxWidth: theme.width.prose,
    margin: 0,
    color: theme.colour.textMuted,
    lineHeight: theme.leading.snug,
  },
  // Its text, not its padding, begins the line when it wraps.
  button: { flex: 'none', marginLeft: `calc(-1 * ${theme.space[3]})` },
});

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
});

const wideFirstStyle = css({
  [theme.container.wide]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  },
});

interface ProgressBarProps {
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
  // In forced colours the border shows the track.
  border: `${theme.line} solid ${theme.tint.line}`,
});

const barStyle = css({
  height: '100%',
  background: theme.tint.strong,
  forcedColorAdjust: 'none',
  [theme.media.motion]: { transition: `width ${theme.motion.slow}` },
});
