import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { panelVariables } from '../../styles/colours';
import { MiniPanel } from '../mini/mini-panel';
import type { MiniPanelProps } from '../mini/mini-panel-props';

interface PanelFigureProps {
  caption: string;
  /** What comes of it, over a corner of the window. */
  outcome?: MiniPanelProps['mini'] | null;
  children: ReactNode;
}

/** A window with a product in it. `--panel-zoom` enlarges what is in it, but not its width. */
export function PanelFigure({ caption, outcome, children }: PanelFigureProps) {
  return (
    <figure css={figureStyle}>
      <div css={outcome ? overlappedStyle : windowStyle}>{children}</div>
      <div css={outcome ? footStyle : undefined}>
        {outcome && (
          <div css={outcomeStyle}>
            <MiniPanel mini={outcome} />
          </div>
        )}
        {/* No figcaption: as the name of the figure, it would be read twice. */}
        <p css={captionStyle}>{caption}</p>
      </div>
    </figure>
  );
}

const figureStyle = css({ margin: 0, minWidth: 0 });

const windowStyle = (theme: Theme) =>
  css(panelVariables, {
    containerType: 'inline-size',
    // Firefox prints no lists of a container.
    [theme.media.print]: { containerType: 'normal' },
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'var(--panel-height, 0)',
    overflow: 'hidden',
    zoom: 'var(--panel-zoom, 1)',
    // A hero may leave the window out, and show only what is in it.
    background: `var(--panel-surface, ${theme.colour.surface})`,
    border: `${theme.line} solid var(--panel-line, ${theme.tint.line})`,
    // In the dark, light falls on the upper edge.
    borderTopColor: `var(--panel-line, light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.colour.text} 34%, ${theme.colour.surface})))`,
    borderRadius: theme.radius.large,
    boxShadow: `var(--panel-shadow, ${theme.shadow.large})`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    'p, ul, ol, dl, dd': { margin: 0 },
    p: { textWrap: 'wrap' },
    svg: { flex: 'none' },
  });

/** Leaves the outcome room to overlap it on narrow screens; on others it lies over a corner that has nothing to read. */
const overlappedStyle = (theme: Theme) =>
  css(windowStyle(theme), {
    [theme.media.narrow]: { paddingBottom: theme.space[8] },
  });

/** The outcome overlaps the window; the caption is beside it where there is room. */
const footStyle = (theme: Theme) =>
  css({
    position: 'relative',
    display: 'grid',
    gap: `0 ${theme.space[6]}`,
    alignItems: 'start',
    marginTop: `calc(-1 * ${theme.space[6]})`,
    [theme.media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      marginTop: `calc(-1 * ${theme.space[6]})`,
    },
    // The caption ends before the edge of the window does.
    [theme.media.wide]: {
      maxWidth: `calc(100% - ${theme.space[24]})`,
    },
  });

/** The width of an outcome, for a title in one line. */
const SLIP = '20rem';

const outcomeStyle = (theme: Theme) =>
  css({
    zoom: 'max(1.1, var(--panel-zoom, 1))',
    width: `min(100% - ${theme.space[6]}, ${SLIP})`,
    marginInline: 'auto',
    [theme.media.medium]: {
      width: SLIP,
      marginLeft: theme.space[8],
      strong: { whiteSpace: 'nowrap' },
    },
    [theme.media.wide]: { marginLeft: `calc(-1 * ${theme.space[8]})` },
  });

const captionStyle = (theme: Theme) =>
  css({
    margin: `${theme.space[3]} 0 0`,
    // Beside the outcome it starts below the window.
    [theme.media.medium]: {
      'div + &': { marginTop: `calc(${theme.space[6]} + ${theme.space[3]})` },
    },
    paddingInline: theme.space[1],
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    color: `var(--panel-caption, ${theme.colour.textMuted})`,
    textWrap: 'pretty',
  });
