import { css } from '@emotion/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { iconButtonStyle } from '../components/actions/button';
import { theme } from '../styles/theme';

/** Changes between the light and the dark theme. theme-script.ts answers presses and sets `aria-pressed`. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      css={switchStyle}
      data-instant="theme"
      aria-label="Dark theme"
      aria-pressed={false}
      title="Dark theme"
    >
      <Sun aria-hidden="true" size="1.25em" data-shows="dark" />
      <Moon aria-hidden="true" size="1.25em" data-shows="light" />
    </button>
  );
}

const switchStyle = css(iconButtonStyle, {
  // Emotion puts this element before a selector that begins with a colon, so they begin with "html".
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
