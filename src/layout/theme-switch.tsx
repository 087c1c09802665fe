import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

/** Changes between the light and the dark theme. `themeScript` answers presses and sets `aria-pressed`. */
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

/**
 * Applies the remembered theme before the first paint and answers the theme switch, with or without React. Where storage is
 * refused, a choice lasts until the page is left. `pageshow` is for Back, which may bring a page from memory that was left
 * before the choice. It stands inline in every head as source text, so it uses nothing from outside itself.
 */
export function themeScript(): void {
  const { dataset } = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () =>
    dataset.theme ? dataset.theme === 'dark' : systemDark.matches;

  const show = () => {
    try {
      const chosen = localStorage.getItem('theme');
      if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
    } catch {
      // Refused.
    }
    document
      .querySelector('[data-instant=theme]')
      ?.setAttribute('aria-pressed', String(isDark()));
  };

  show();
  document.addEventListener('DOMContentLoaded', show);
  systemDark.addEventListener('change', show);
  addEventListener('pageshow', show);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-instant=theme]')) return;
    dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', dataset.theme);
    } catch {
      // Refused.
    }
    show();
  });
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
