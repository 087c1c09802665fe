import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../styles/mixins';

/** Longer than the pauses between two keys, in ms. */
const PAUSE_MS = 700;

/** A text once it has stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A line that changes while a visitor types: screen readers are told of it in the next pause. */
export function StatusLine({ text }: { text: string }) {
  return (
    <p>
      <small aria-hidden="true">{text}</small>
      <span role="status" css={visuallyHidden}>
        {useSettled(text)}
      </span>
    </p>
  );
}
