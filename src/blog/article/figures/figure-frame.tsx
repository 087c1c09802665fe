import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { bleed } from '../../../components/text/reading-grid';
import type { Block } from '../article-sections';
import { theme } from '../../../styles/theme';

/** The width of a figure from which its columns fit side by side: more than that of the text. */
export const COLUMNS = '@container (min-width: 46rem)';

export interface FigureProps {
  block: Block;
}

interface FigureFrameProps extends FigureProps {
  /** At the end, over the figure's whole height on spacious screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What all figures of an article have: a ground, a title and small print. */
export function FigureFrame({ block, aside, children }: FigureFrameProps) {
  return (
    <figure css={[frameStyle, aside !== undefined && splitStyle]}>
      <figcaption css={titleStyle}>{block.title}</figcaption>
      <div css={contentStyle}>{children}</div>
      <FigureNote block={block} />
      {aside}
    </figure>
  );
}

export function FigureNote({ block }: FigureProps) {
  return block.note && <p css={noteStyle}>{block.note}</p>;
}

export const frameStyle = css({
  '--figure-padding': `clamp(${theme.space[5]}, 4vw, ${theme.space[8]})`,
  // Below a quotation in the margin.
  clear: 'both',
  margin: `${theme.space[10]} 0`,
  padding: 'var(--figure-padding)',
  // Shows in forced colours and on paper, where there are no grounds.
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.sunken,
  fontSize: theme.text.body,
  lineHeight: theme.leading.snug,
  // What is at the corners.
  overflow: 'clip',
  [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed(theme)})` },
});

/** The aside takes the column beside the text. */
const splitStyle = css({
  [theme.media.spacious]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${bleed(theme)}`,
    gridTemplateRows: 'auto 1fr auto',
    columnGap: theme.space[8],
    '> *': { gridColumn: 1 },
  },
});

export const titleStyle = css({
  marginBottom: theme.space[5],
  fontSize: theme.text.title3,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textAlign: 'start',
  textWrap: 'balance',
});

const contentStyle = css({ containerType: 'inline-size' });

const noteStyle = css({
  // Overrides the style of the article's paragraphs.
  '&&': { margin: `${theme.space[4]} 0 0` },
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
});
