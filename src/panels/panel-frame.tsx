import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface PanelFrameProps {
  /** What is to be seen, in words. */
  caption: string;
  children: ReactNode;
}

/** The window that every panel stands in, above its caption. Panels measure themselves by its width. */
export function PanelFrame({ caption, children }: PanelFrameProps) {
  return (
    <figure css={figureStyle}>
      <div css={windowStyle}>{children}</div>
      <figcaption css={captionStyle}>{caption}</figcaption>
    </figure>
  );
}

const figureStyle = css({
  margin: 0,
  minWidth: 0,
  containerType: 'inline-size',
});

const windowStyle = (theme: Theme) =>
  css({
    overflow: 'hidden',
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.large,
    boxShadow: theme.shadow,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    'p, ul, ol, dl, dd': { margin: 0 },
    p: { textWrap: 'wrap' },
    svg: { flex: 'none' },
  });

const captionStyle = (theme: Theme) =>
  css({
    marginTop: theme.space[3],
    paddingInline: theme.space[1],
    fontSize: theme.text.tiny,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    textWrap: 'pretty',
  });
