import type { ReactNode } from 'react';
import { displayFontUrl, fontFaceRules } from '../styles/fonts';
import { colourOf } from '../styles/theme';
import { applyChoiceScript } from './theme-choice';

/** What stands in every page's head beside its metadata: the remembered theme, before anything is painted, and the font. */
export function headComponents(): ReactNode[] {
  return [
    <script
      key="theme"
      dangerouslySetInnerHTML={{ __html: applyChoiceScript }}
    />,
    <style
      key="font-faces"
      dangerouslySetInnerHTML={{ __html: fontFaceRules }}
    />,
    <link
      key="display-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={displayFontUrl}
      crossOrigin="anonymous"
    />,
    ...(['light', 'dark'] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={colourOf('page', theme)}
      />
    )),
  ];
}
