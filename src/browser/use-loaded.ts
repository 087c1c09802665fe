import { useEffect, useState } from 'react';

/** What `load` resolves to, loaded once it is needed. After a failure only `retry` loads again. */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  isNeeded: boolean,
) {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isNeeded && !value && !hasFailed;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setValue(loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading]);

  return { value, isLoading, hasFailed, retry: () => setFailed(false) };
}
