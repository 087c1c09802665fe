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

/** Whether this time in ms has passed since the page opened. */
export function useIsOver(time: number): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);

  return isOver;
}
