import type { ReactNode } from 'react';
import { HERO_END_ID } from '../browser/hero-end';
import type { StatusMessage } from '../browser/hydration';
import { colourOf } from '../styles/colours';
import { ELEMENT_RULES } from '../styles/elements';
import { FONT_FACE_RULES } from '../styles/fonts';
import { theme } from '../styles/theme';

/** The code of src/inline/head.ts, inserted by src/gatsby/webpack.ts. */
declare const HEAD_SCRIPT: string;

/**
 * The head of every page except its metadata: it delays the first paint until the hero's end (src/browser/hero-end.tsx)
 * and has the browser's colours, the script that sets the remembered theme, fonts and styles of plain elements.
 * gatsby-plugin-manifest adds the icons.
 */
export function headComponents(): ReactNode[] {
  return [
    <link
      key="expect"
      rel="expect"
      href={`#${HERO_END_ID}`}
      blocking="render"
    />,
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
    // src/inline/copy-link.ts fills it, also before hydration.
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

const MESSAGES: Record<StatusMessage, string> = {
  loading: 'Loading…',
  slow: 'This is taking long.',
  failed: 'We couldn’t load part of this page.',
};

/**
 * The inline loader's message if a control is pressed before its scripts have loaded, or if loading fails. Outside the
 * roots of React and Emotion, because it changes before hydration.
 */
function ScriptStatus() {
  return (
    <div role="status" data-notice="" style={placeStyle}>
      {Object.entries(MESSAGES).map(([name, text]) => (
        <p key={name} data-message={name} hidden style={messageStyle}>
          {text} {name !== 'loading' && <Reload />}
        </p>
      ))}
    </div>
  );
}

/** For screen readers alone. */
const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
} as const;

/** src/inline/replay.ts handles presses. */
function Reload() {
  return (
    <button type="button" data-instant="reload" style={reloadStyle}>
      Reload
    </button>
  );
}

const placeStyle = {
  position: 'fixed',
  zIndex: theme.zIndex.top,
  inset: `auto 0 ${theme.space[4]}`,
} as const;

const messageStyle = {
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${theme.space[4]})`,
  margin: '0 auto',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  boxShadow: theme.shadow.medium,
} as const;

const reloadStyle = {
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.colour.link,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
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
