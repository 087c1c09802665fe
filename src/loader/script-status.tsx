import { theme } from '../styles/theme';
import type { Status } from './status';

const MESSAGES: Record<Status, string> = {
  loading: 'Loading…',
  failed: 'Part of this page hasn’t loaded.',
};

/** Shown by src/loader/status.ts: outside the roots of React and Emotion, because it changes before hydration. */
export function ScriptStatus() {
  return (
    <div role="status" data-notice="" style={placeStyle}>
      {Object.entries(MESSAGES).map(([name, text]) => (
        <p key={name} data-message={name} hidden style={messageStyle}>
          {text}{' '}
          {name === 'failed' && (
            <button type="button" data-instant="reload" style={reloadStyle}>
              Reload
            </button>
          )}
        </p>
      ))}
    </div>
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
