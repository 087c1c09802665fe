// Applies the remembered theme before the first paint, to the browser's own bars too, and handles the theme switch. If
// storage is blocked, a choice lasts until the visitor leaves the page.
import { targetOf } from './dom';

const { dataset } = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () =>
  dataset.theme ? dataset.theme === 'dark' : systemDark.matches;

function show(): void {
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen;
  } catch {
    // Storage is blocked.
  }
  if (dataset.theme)
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.setAttribute(
        'media',
        meta.matches(`[data-theme=${dataset.theme}]`) ? 'all' : 'not all',
      );
  document
    .querySelector('[data-instant=theme]')
    ?.setAttribute('aria-pressed', String(isDark()));
}

show();
document.addEventListener('DOMContentLoaded', show);
systemDark.addEventListener('change', show);
// Back may restore a page from before the choice, and another tab may choose.
addEventListener('pageshow', show);
addEventListener('storage', show);
document.addEventListener('click', (event) => {
  if (!targetOf(event)?.closest('[data-instant=theme]')) return;
  const theme = isDark() ? 'light' : 'dark';
  dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked.
  }
  show();
});
