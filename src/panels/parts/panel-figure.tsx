import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import type { QueriedJson } from '../../content/from-graphql';
import { panelVariables } from '../../styles/colours';
import { lowSpecificity } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { PanelSnippet } from '../snippets/panel-snippet';
import { panelText } from './drawn-parts';

interface PanelFigureProps {
  caption: string;
  /** The result, as a snippet over a corner of the window; a phone is over its right side. */
  cornerSnippet?: QueriedJson | null;
  /** Omits the window around the content. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * A product in use. The layout depends on the figure's own width. Sets `--covered`, the width on the right that a phone
 * covers, which AppFrame keeps free. Parents may set `--panel-height`, the least height of its window, `--panel-caption`,
 * the colour of the caption, and `--corner-snippet-order`: 1 puts the corner snippet on the right of the caption.
 */
export function PanelFigure(props: PanelFigureProps) {
  const { caption, cornerSnippet, bare = false, children } = props;
  const hasPhone = cornerSnippet?.['kind'] === 'phone';
  const captionId = useId();
  return (
    <figure
      aria-labelledby={captionId}
      css={[figureStyle, hasPhone && withPhoneStyle]}
    >
      <div
        css={[panelStyle, !bare && windowStyle, hasPhone && besidePhoneStyle]}
      >
        {children}
      </div>
      {cornerSnippet && (
        <PanelSnippet
          snippet={cornerSnippet}
          css={[cornerStyle, hasPhone && phoneStyle]}
        />
      )}
      {/* Read before the content, as the figure's name, and so not after it. */}
      <p id={captionId} aria-hidden="true" css={captionStyle}>
        {caption}
      </p>
    </figure>
  );
}

const figureStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[6]}`,
  placeContent: 'start',
  alignItems: 'start',
  margin: 0,
  minWidth: 0,
});

const captionStyle = css({
  flex: '1 1 16rem',
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
  flex: '1 0 100%',
  flexDirection: 'column',
  minWidth: 0,
  [lowSpecificity('p')]: { textWrap: 'wrap' },
});

const windowStyle = css({
  minHeight: 'var(--panel-height, 0)',
  overflow: 'hidden',
  background: theme.colour.surface,
  border: theme.tintRule,
  // In the dark theme the upper edge is lit.
  borderTopColor: `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.colour.text} 34%, ${theme.colour.surface}))`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.large,
});

/** Overlaps the lower edge of the window, where panels have no text. */
const cornerStyle = css({
  position: 'relative',
  flex: '0 1 20rem',
  margin: `calc(-1 * ${theme.space[8]}) ${theme.space[4]} 0`,
  [theme.media.wide]: { order: 'var(--corner-snippet-order, 0)' },
});

const PHONE_COLUMN = '22rem';

/** From tablets on, a phone covers the window’s right edge from above its top to below it. */
const withPhoneStyle = css({
  [theme.media.medium]: {
    '--covered': theme.space[24],
    display: 'grid',
    gridTemplate: `1fr auto / minmax(0, 1fr) ${PHONE_COLUMN}`,
    alignItems: 'stretch',
    columnGap: 0,
  },
});

const besidePhoneStyle = css({
  [theme.media.medium]: {
    gridArea: '1 / 1 / 2 / 3',
    margin: `${theme.space[8]} calc(${PHONE_COLUMN} - var(--covered)) 0 0`,
  },
});

const phoneStyle = css({
  zoom: 1.1,
  [theme.media.medium]: { zoom: 1.2, gridArea: '1 / 2 / 3', margin: 0 },
});
