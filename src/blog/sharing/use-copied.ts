import { useEffect, useState } from 'react';

/** How long a copied link is confirmed, in ms (SPEC.md section 9, "Blog"). */
export const CONFIRMED_MS = 2_000;

/**
 * Copies text and tells for two seconds that it has. A failure is silent for the visitor and logged (SPEC.md
 * section 8), also where the browser has no clipboard, as on pages without https.
 */
export function useCopied(text: string) {
  // Counts the copies, so that another one within the two seconds starts them anew.
  const [copies, setCopies] = useState(0);
  const [confirmed, setConfirmed] = useState(0);

  useEffect(() => {
    if (copies === confirmed) return;
    const timer = setTimeout(() => setConfirmed(copies), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies, confirmed]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.error('The link could not be copied:', error);
      return;
    }
    setCopies((count) => count + 1);
  }

  return { isCopied: copies !== confirmed, copy };
}
