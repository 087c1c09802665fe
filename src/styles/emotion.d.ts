import '@emotion/react';
import type { theme } from './theme';

type SiteTheme = typeof theme;

declare module '@emotion/react' {
  // Emotion takes its theme's type from this interface, which therefore must be one.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface Theme extends SiteTheme {}
}
