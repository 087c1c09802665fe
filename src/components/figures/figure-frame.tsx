import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../content/schemas/blocks';
import { smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';

type FigureKind = 'sum' | 'bars' | 'screens' | 'table';

export interface FigureProps<Kind extends FigureKind> {
  block: BlockOf<Kind>;
  className?: string;
}

interface FigureFrameProps extends FigureProps<FigureKind> {
  children: ReactNode;
}

/** The frame of an article's figures: a title and small print. */
export function FigureFrame({ block, className, children }: FigureFrameProps) {
  return (
    <figure css={figureFrameStyle} className={className}>
      <figcaption css={figureTitleStyle}>{block.title}</figcaption>
      <div css={contentStyle}>{children}</div>
      <FigureNote block={block} />
    </figure>
  );
}

export function FigureNote({ block }: FigureProps<FigureKind>) {
  return block.note && <p css={noteStyle}>{block.note}</p>;
}

/** Between semibold and bold: stands out from the larger text of articles. */
export const STRONG_WEIGHT = 650;

export const figureFrameStyle = css({
  fontSize: theme.text.body,
  lineHeight: theme.leading.snug,
});

export const figureTitleStyle = css({
  marginBottom: theme.space[4],
  fontSize: theme.text.title3,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textAlign: 'start',
  textWrap: 'balance',
});

const contentStyle = css({ containerType: 'inline-size' });

const noteStyle = css(smallPrint, { margin: `${theme.space[4]} 0 0` });

/** Below pictures and videos. */
export const captionStyle = css(smallPrint, { marginTop: theme.space[3] });
