import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findMatches, statusLine } from './filter-questions';
import type { GroupWithId } from './filter-questions';

export function useFilter(groups: readonly GroupWithId[]) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Typing goes first, the questions follow.
  const deferred = useDeferredValue(typed);
  const questions = useMemo(
    () => groups.flatMap((group) => group.questions),
    [groups],
  );
  const matches = useMemo(
    () => findMatches(questions, deferred),
    [questions, deferred],
  );

  // The field is uncontrolled, because visitors may type before hydration.
  const read = useCallback(() => setTyped(field.current?.value ?? ''), []);
  useEffect(read, [read]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    read();
  }, [read]);

  return {
    field,
    matches,
    status: statusLine(matches?.size, questions.length, deferred),
    read,
    clear,
  };
}
