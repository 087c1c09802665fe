import { type RefObject, useLayoutEffect } from 'react';
import { keepFields, keptFields } from './kept-fields';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is typed into the fields inside an element while the tab is open, for Back and reload: one form on each
 * page. Fields that the browser has filled, or a visitor before hydration, stay as they are.
 */
export function useKeptFields(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = container;
    if (!current) return;
    const fields = Array.from(
      current.querySelectorAll<FieldElement>('input, select, textarea'),
    );
    const kept = keptFields();
    for (const field of fields) {
      const initial = 'defaultValue' in field ? field.defaultValue : '';
      if (field.value === initial) field.value = kept?.[field.name] ?? initial;
    }
    const keep = () =>
      keepFields(
        Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      );
    current.addEventListener('input', keep);
    return () => current.removeEventListener('input', keep);
  }, [container]);
}
