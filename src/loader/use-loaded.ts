import { useEffect, useState } from 'react';
import { TIMEOUTS } from './hydration';
import { hideStatus, showStatus } from './status';

/**
 * What `load` resolves to, loaded once it is needed. Meanwhile visitors are told as of a page that is slow to load
 * (docs/architecture.md has the rule). After a failure only `retry` loads again.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  isNeeded: boolean,
) {
  const [value, setValue] = useState<Value>();
  const [attempts, setAttempts] = useState(1);
  const [failures, setFailures] = useState(0);
  const isLoading = isNeeded && !value && failures < attempts;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    const fail = () => {
      if (isCurrent) setFailures(attempts);
    };
    const timers = [
      setTimeout(showStatus, TIMEOUTS.loading),
      setTimeout(fail, TIMEOUTS.failed),
    ];
    load().then((loaded) => {
      if (isCurrent) setValue(loaded);
    }, fail);
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
      hideStatus();
    };
  }, [load, isLoading, attempts]);

  return {
    value,
    isLoading,
    /** Stays true while it is tried again. */
    hasFailed: !value && failures > 0,
    retry: () => setAttempts(failures + 1),
  };
}
