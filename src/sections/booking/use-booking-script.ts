import { useEffect, useEffectEvent } from 'react';

/**
 * Loads the calendar's own script while the page is open, and takes it out again when the visitor leaves.
 * Takes its address and what to call when it can't be loaded.
 */
export function useBookingScript(src: string, onBlocked: () => void): void {
  const reportBlocked = useEffectEvent(onBlocked);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => reportBlocked());
    document.body.append(script);
    return () => script.remove();
  }, [src]);
}
