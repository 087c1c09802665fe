import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { matchesOf, statusLine } from './matches';
import type { PlacedGroup } from './places';

/** What a visitor filters the questions by. */
export function useFilter(groups: readonly PlacedGroup[]) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The letters come first, the questions after them.
  const settled = useDeferredValue(typed);
  const questions = useMemo(
    () => groups.flatMap((group) => group.questions),
    [groups],
  );
  const matches = useMemo(
    () => matchesOf(questions, settled),
    [questions, settled],
  );

  /** The field belongs to the browser: it may hold something before React takes over, and "Escape" may empty it. */
  const read = useCallback(() => setTyped(field.current?.value ?? ''), []);
  useEffect(read, [read]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    read();
  }, [read]);

  return {
    field,
    /** Undefined while there is no filter. */
    matches,
    status: statusLine(matches?.size, questions.length, settled),
    read,
    clear,
  };
}
