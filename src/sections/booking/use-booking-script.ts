import { useEffect, useState } from 'react';

/** Loads the calendar's script while the page is open. Returns undefined until it has loaded or failed. */
export function useBookingScript(src: string) {
  const [state, setState] = useState<'loaded' | 'blocked'>();

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => setState('loaded'));
    script.addEventListener('error', () => setState('blocked'));
    document.body.append(script);
    return () => script.remove();
  }, [src]);

  return state;
}

/** Whether this time has passed since the page opened. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);

  return hasPassed;
}
