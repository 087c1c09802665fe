import '@emotion/react';
import type { theme } from './theme';

type SiteTheme = typeof theme;

declare module '@emotion/react' {
  // Emotion reads the type of its theme from this interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface Theme extends SiteTheme {}
}
