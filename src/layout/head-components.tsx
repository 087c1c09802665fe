import type { ReactNode } from 'react';
import { displayFontUrl, fontFaceRules } from '../styles/fonts';
import { colourOf, theme } from '../styles/theme';
import { menuScript } from './menu-script';
import { themeScript } from './theme-script';

/** Answers the header's menus and its theme switch, which therefore need no React. */
const headerScript = `(${themeScript.toString()})();(${menuScript.toString()})(${JSON.stringify(theme.media.wide.replace('@media ', ''))})`;

/**
 * What stands in every page's head beside its metadata: the remembered theme, before anything is painted, the font and
 * the browser's colours. gatsby-plugin-manifest adds the icons.
 */
export function headComponents(): ReactNode[] {
  return [
    <script
      key="header-script"
      dangerouslySetInnerHTML={{ __html: headerScript }}
    />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaceRules }} />,
    <link
      key="display-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={displayFontUrl}
      crossOrigin="anonymous"
    />,
    ...(['light', 'dark'] as const).map((name) => (
      <meta
        key={name}
        name="theme-color"
        media={`(prefers-color-scheme: ${name})`}
        content={colourOf('page', name)}
      />
    )),
  ];
}
