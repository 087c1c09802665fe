import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { PreviewedTemplate } from './preview-pages';

export interface LivingPreviewProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/**
 * The small website as the build draws it into the HTML. The build hands it in from src/layout/render-page.tsx, so
 * that no page's script holds it; in a browser it is null, and the code is fetched when the preview comes near.
 */
export const PreviewAtBuild = createContext<
  ((site: LivingPreviewProps) => ReactNode) | null
>(null);
