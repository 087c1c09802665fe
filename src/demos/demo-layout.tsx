import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RichParagraph } from '../components/text/rich-text';
import { columns } from '../styles/mixins';
import { panelBox } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';

interface DemoLayoutProps {
  text: string;
  tint: string;
  /** Two columns, side by side where there is room. */
  children: ReactNode;
}

export function DemoLayout({ text, tint, children }: DemoLayoutProps) {
  return (
    <div css={[tintStyle(tint), layoutStyle]}>
      <RichParagraph css={introStyle}>{text}</RichParagraph>
      <div css={columnsStyle}>{children}</div>
    </div>
  );
}

/** A box within a demo, such as the chat, the call or an entry of a list. */
export const demoBoxStyle = css(panelBox, {
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
  maxWidth: theme.width.prose,
  marginBottom: theme.space[5],
  color: theme.colour.textMuted,
  lineHeight: theme.leading.snug,
});

const columnsStyle = css(columns(), {
  gap: theme.space[8],
  alignItems: 'start',
  [theme.container.wide]: columns('1fr 1fr'),
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
      aria-valuenow={percent}
      css={barStyle}
      style={{ backgroundSize: `${percent}% 100%` }}
    />
  );
}

const barStyle = css({
  height: theme.space[2],
  borderRadius: theme.radius.round,
  background: `linear-gradient(${theme.tint.strong} 0 0) no-repeat ${theme.tint.soft}`,
  // In forced colours only the border shows the track.
  border: theme.tintRule,
  forcedColorAdjust: 'none',
  [theme.media.motion]: { transition: `background-size ${theme.motion.slow}` },
});
