import type { ReactNode } from 'react';
import { MANIFEST_PATH } from '../content/routes';
import { displayFontUrl, fontFaceRules } from '../styles/fonts';
import { colourOf, theme } from '../styles/theme';
import { menuScript } from './menu-script';
import { themeScript } from './theme-script';

/** Answers the header's menus and its theme switch, which therefore need no React. */
const headerScript = `(${themeScript.toString()})();(${menuScript.toString()})(${JSON.stringify(theme.media.wide.replace('@media ', ''))})`;

/**
 * What stands in every page's head beside its metadata: the remembered theme, before anything is painted, the font, and
 * the icons that tools/pictures/icons.mjs makes. src/gatsby/machine-files.ts writes the manifest.
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
    <link
      key="icon"
      rel="icon"
      href="/icons/icon-32.png"
      sizes="32x32"
      type="image/png"
    />,
    <link
      key="icon-svg"
      rel="icon"
      href="/favicon.svg"
      sizes="any"
      type="image/svg+xml"
    />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
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
