import { useSyncExternalStore } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme, watchTheme } from './theme-choice';

/** A button that changes between the light and the dark theme. It does nothing before scripts run, so it hides there. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light');
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      css={switchStyle}
      aria-pressed={isDark}
      title="Dark theme"
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Sun aria-hidden="true" size="1.25em" data-shows="dark" />
      <Moon aria-hidden="true" size="1.25em" data-shows="light" />
    </button>
  );
}

const switchStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    width: theme.space[10],
    height: theme.space[10],
    padding: 0,
    border: 0,
    borderRadius: theme.radius.round,
    background: 'transparent',
    cursor: 'pointer',
    '&:hover': { background: theme.colour.sunken },
    // Beside the toggle on a phone, at the end of the row where the menu shows.
    [theme.media.wide]: { order: 1 },
    // Which drawing shows is left to CSS: the HTML is the same for all visitors, whatever theme they see. It has to say
    // html: before a selector that begins with a colon Emotion puts this element.
    '[data-shows="dark"]': { display: 'none' },
    '@media (prefers-color-scheme: dark)': {
      'html:not([data-theme="light"]) & [data-shows="dark"]': {
        display: 'block',
      },
      'html:not([data-theme="light"]) & [data-shows="light"]': {
        display: 'none',
      },
    },
    'html[data-theme="dark"] & [data-shows="dark"]': { display: 'block' },
    'html[data-theme="dark"] & [data-shows="light"]': { display: 'none' },
    [theme.media.noScripts]: { display: 'none' },
  });
