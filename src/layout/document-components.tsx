import type { ReactNode } from 'react';
import { ScriptStatus } from '../loader/script-status';
import { colourOf } from '../styles/colours';
import { ELEMENT_RULES } from '../styles/elements';
import { FONT_FACE_RULES } from '../styles/fonts';

/** The code of src/loader/inline/head.ts, inserted by src/gatsby/webpack.ts. */
declare const HEAD_SCRIPT: string;

/**
 * The head of every page except its metadata: the browser's colours, the script that sets the remembered theme, fonts
 * and styles of plain elements. gatsby-plugin-manifest adds the icons.
 */
export function headComponents(): ReactNode[] {
  return [
    // Before the script, which chooses one of them where a visitor has chosen a theme.
    ...(['light', 'dark'] as const).map((name) => (
      <meta
        key={name}
        name="theme-color"
        data-theme={name}
        media={`(prefers-color-scheme: ${name})`}
        content={colourOf('page', name)}
      />
    )),
    <script
      key="head-script"
      dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
    />,
    <style
      key="plain"
      dangerouslySetInnerHTML={{ __html: FONT_FACE_RULES + ELEMENT_RULES }}
    />,
  ];
}

export function postBodyComponents(): ReactNode[] {
  return [
    <ScriptStatus key="script-status" />,
    // src/loader/inline/copy-link.ts fills it, also before hydration.
    <p
      key="copy-status"
      role="status"
      data-copy-status=""
      style={hiddenStyle}
    />,
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />,
  ];
}

/** For screen readers alone. */
const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
} as const;

/**
 * Until Gatsby takes over, the browser prefetches a page when a link to it is hovered or pressed. Excludes files and
 * links that open elsewhere.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
