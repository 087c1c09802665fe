import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

/** Room for the largest device, whichever shows: what follows the preview stays where it is. */
export const tabPanelStyle = (theme: Theme) =>
  css({
    display: 'grid',
    alignItems: 'start',
    paddingTop: theme.space[5],
    minHeight: theme.height.device,
    [theme.media.print]: { minHeight: 0 },
  });

/** A device's screen: as high for each page, so it scrolls. */
export const screenStyle = (theme: Theme) =>
  css({
    position: 'relative',
    height: theme.height.screen,
    overflowY: 'auto',
    overscrollBehavior: 'auto',
    scrollbarWidth: 'thin',
    colorScheme: 'light',
    background: theme.colour.surface,
    color: theme.colour.text,
    // The ring stands within, where the device's rim does not cover it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
    [theme.media.print]: { height: 'auto', overflow: 'visible' },
  });
