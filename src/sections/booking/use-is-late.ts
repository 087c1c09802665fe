import { useEffect, useState } from 'react';

/** How long something may take before the page says that it is slow, in ms. */
const PATIENCE_MS = 8000;

/** Takes whether something is here; gives whether it is not, although visitors have waited for it long enough. */
export function useIsLate(isHere: boolean): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isHere]);

  return isOver && !isHere;
}
