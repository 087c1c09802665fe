/** What a visitor can choose; without a choice the site follows the system. */
export type ThemeChoice = 'light' | 'dark';

/** Where the choice is remembered in the browser's local storage. */
export const STORAGE_KEY = 'theme';

/**
 * Sets the remembered theme before anything is painted. It runs inline in the head, so it is source text; a browser
 * that refuses storage simply follows the system.
 */
export const applyChoiceScript = `try{var t=localStorage.getItem(${JSON.stringify(STORAGE_KEY)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme that shows now: the visitor's choice, otherwise the system's. */
export function currentTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it; where storage is refused it holds until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Private windows of some browsers refuse storage; the choice then ends with the visit.
  }
}

/** Calls back whenever the theme that shows may have changed; gives the function that ends it. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
