import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { bleed } from '../../../components/text/long-text';
import type { BlockOf } from '../../../content/schemas/blocks';
import { theme } from '../../../styles/theme';

type FigureKind = 'sum' | 'bars' | 'screens' | 'table';

export interface FigureProps<Kind extends FigureKind> {
  block: BlockOf<Kind>;
}

interface FigureFrameProps extends FigureProps<FigureKind> {
  /** Passed on by a parent's `css` prop. */
  className?: string;
  children: ReactNode;
}

/** The frame of every figure in an article: its title above and its small print below. */
export function FigureFrame({ block, className, children }: FigureFrameProps) {
  return (
    <figure css={[frameStyle, wideStyle]} className={className}>
      <figcaption css={titleStyle}>{block.title}</figcaption>
      <div css={contentStyle}>{children}</div>
      <FigureNote block={block} />
    </figure>
  );
}

export function FigureNote({ block }: FigureProps<FigureKind>) {
  return block.note && <p css={noteStyle}>{block.note}</p>;
}

export const frameStyle = css({
  margin: `${theme.space[12]} 0`,
  fontSize: theme.text.body,
  lineHeight: theme.leading.snug,
});

/** Extends the figure into the empty column to the right of the text. */
export const wideStyle = css({
  [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed})` },
});

export const titleStyle = css({
  marginBottom: theme.space[4],
  fontSize: theme.text.title3,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textAlign: 'start',
  textWrap: 'balance',
});

const contentStyle = css({ containerType: 'inline-size' });

const noteStyle = css({
  margin: `${theme.space[4]} 0 0`,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
});
