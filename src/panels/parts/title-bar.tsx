import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import {
  endPadding,
  metaStyle,
  rowStyle,
  tintBackground,
} from '../../components/product/product-style';

interface TitleBarProps {
  icon: LucideIcon;
  title: string;
  /** What stands at the right end of the bar. */
  children?: ReactNode;
}

/** The slim bar at the top of a panel. */
export function TitleBar({ icon: Drawing, title, children }: TitleBarProps) {
  return (
    <div css={barStyle}>
      <Drawing aria-hidden="true" size="1.15em" />
      <strong>{title}</strong>
      {children && <span css={noteStyle}>{children}</span>}
    </div>
  );
}

const barStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    padding: `${theme.space[3]} ${endPadding(theme.space[4])} ${theme.space[3]} ${theme.space[4]}`,
    background: tintBackground(theme),
    borderBottom: `${theme.line} solid ${theme.tint.line}`,
    svg: { color: theme.tint.strong },
  });

const noteStyle = (theme: Theme) =>
  css(metaStyle(theme), { marginLeft: 'auto', textAlign: 'right' });
