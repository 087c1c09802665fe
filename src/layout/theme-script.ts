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
