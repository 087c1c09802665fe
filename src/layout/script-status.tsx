import { theme } from '../styles/theme';

export const SCRIPT_STATUS_ID = 'script-status';

/**
 * What the inline loader says when a control is pressed before its scripts are there, or when they can't be had. It
 * changes before hydration, so it stands outside React's root and Emotion's.
 */
export function ScriptStatus() {
  return (
    <div id={SCRIPT_STATUS_ID} role="status" style={placeStyle}>
      <p hidden style={messageStyle}>
        Loading…
      </p>
      <p hidden style={messageStyle}>
        Part of this page could not be loaded, so this can’t work. Please reload
        the page.
      </p>
    </div>
  );
}

const placeStyle = {
  position: 'fixed',
  zIndex: theme.layer.skip,
  inset: `auto 0 ${theme.space[4]}`,
} as const;

const messageStyle = {
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${theme.space[4]})`,
  margin: '0 auto',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  boxShadow: theme.shadow,
} as const;
