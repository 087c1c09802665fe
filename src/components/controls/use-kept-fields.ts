import { type RefObject, useLayoutEffect } from 'react';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into the fields inside an element while the tab is open, for Back and reload. Fields that the
 * browser has filled, or a visitor before hydration, stay as they are.
 */
export function useKeptFields(
  container: RefObject<HTMLElement | null>,
  key: string,
): void {
  useLayoutEffect(() => {
    const { current } = container;
    if (!current) return;
    const fields = Array.from(
      current.querySelectorAll<FieldElement>('input, select, textarea'),
    );
    const kept = read(key);
    for (const field of fields) field.value ||= kept[field.name] ?? '';
    const save = () => {
      const typed = fields.map(({ name, value }) => [name, value]);
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
      } catch {
        // Storage is blocked or full.
      }
    };
    current.addEventListener('input', save);
    return () => current.removeEventListener('input', save);
  }, [container, key]);
}

function read(key: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
  } catch {
    return {};
  }
}
