import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { panelVariables } from '../../styles/colours';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { MiniPanel } from '../mini/mini-panel';

interface PanelFigureProps {
  caption: string;
  /** A mini panel over a corner of the window: the result. */
  outcome?: Record<string, unknown> | null;
  /** Shows the parts without a window around them. */
  bare?: boolean;
  children: ReactNode;
}

/** A product at work. Its layout depends on its own width. */
export function PanelFigure(props: PanelFigureProps) {
  const { caption, outcome, bare = false, children } = props;
  return (
    <figure css={figureStyle}>
      <div css={[panelStyle, !bare && windowStyle]}>{children}</div>
      <div css={footStyle}>
        {outcome && <MiniPanel mini={outcome} />}
        {/* No figcaption: as the name of the figure, it would be read twice. */}
        <p>{caption}</p>
      </div>
    </figure>
  );
}

const figureStyle = css({ margin: 0, minWidth: 0 });

const panelStyle = css(panelVariables, {
  containerType: 'inline-size',
  // Firefox prints no lists of a container.
  [theme.media.print]: { containerType: 'normal' },
  display: 'flex',
  flexDirection: 'column',
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  'p, ul, ol, dl, dd': { margin: 0 },
  p: { textWrap: 'wrap' },
  svg: { flex: 'none' },
});

const windowStyle = css({
  minHeight: 'var(--panel-height, 0)',
  overflow: 'hidden',
  background: theme.colour.surface,
  border: `${theme.line} solid ${theme.tint.line}`,
  // In the dark, light falls on the upper edge.
  borderTopColor: `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.colour.text} 34%, ${theme.colour.surface}))`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.large,
});

/** The outcome overlaps the lower edge of the window, which has nothing to read there. */
const footStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[3]} ${theme.space[6]}`,
  alignItems: 'start',
  '> [data-mini]': {
    flex: '0 1 20rem',
    marginTop: `calc(-1 * ${theme.space[8]})`,
    marginInline: theme.space[4],
  },
  // Figures over their labels: what a month has brought.
  '> [data-mini="facts"]': {
    dl: columns({ all: '1fr 1fr' }),
    'dl > div': { flexDirection: 'column-reverse', border: 0 },
    dd: {
      ...largeType(theme.text.figure),
      flex: 'none',
      textAlign: 'start',
    },
  },
  '> p': {
    flex: '1 1 16rem',
    margin: `${theme.space[3]} 0 0`,
    fontSize: theme.text.caption,
    lineHeight: theme.leading.snug,
    color: `var(--panel-caption, ${theme.colour.textMuted})`,
    textWrap: 'pretty',
  },
});
