import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { panelVariables } from '../../styles/colours';
import { lowSpecificity } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { panelText } from './drawn-parts';

interface PanelFigureProps {
  caption: string;
  /** Omits the window around the content. */
  bare?: boolean;
  /** Enlarges a window that shows one thing. */
  large?: boolean;
  children: ReactNode;
}

/**
 * A product in use. The layout depends on the figure's own width. Parents may set `--panel-caption`, the colour of the
 * caption.
 */
export function PanelFigure(props: PanelFigureProps) {
  const { caption, bare = false, large = false, children } = props;
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} css={figureStyle}>
      <div css={[panelStyle, !bare && windowStyle, large && largeStyle]}>
        {children}
      </div>
      {/* Read before the content, as the figure's name, and so not after it. */}
      <p id={captionId} aria-hidden="true" css={captionStyle}>
        {caption}
      </p>
    </figure>
  );
}

const figureStyle = css({ margin: 0, minWidth: 0 });

const captionStyle = css({
  maxWidth: theme.width.prose,
  margin: `${theme.space[3]} 0 0`,
  fontSize: theme.text.caption,
  lineHeight: theme.leading.snug,
  color: `var(--panel-caption, ${theme.colour.textMuted})`,
});

const panelStyle = css(panelVariables, panelText, {
  containerType: 'inline-size',
  // Firefox doesn't print lists inside a container.
  [theme.media.print]: { containerType: 'normal' },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [lowSpecificity('p')]: { textWrap: 'wrap' },
});

const windowStyle = css({
  overflow: 'hidden',
  background: theme.colour.surface,
  border: theme.tintRule,
  // In the dark theme the upper edge is lit.
  borderTopColor: `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.colour.text} 34%, ${theme.colour.surface}))`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.large,
});

/** On the container, so that its content is laid out for the width that is left. */
const largeStyle = css({
  [theme.media.medium]: { zoom: 1.2 },
  [theme.media.spacious]: { zoom: 1.5 },
});
