import { useEffect, useState } from 'react';

/** Longer than the pauses between two keys, in ms. */
const PAUSE_MS = 700;

/** Whether a text has just changed: as `aria-busy` of a live region it keeps screen readers quiet during typing. */
export function useJustChanged(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
}
