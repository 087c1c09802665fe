import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { screenStyle } from './stage-style';

interface ScreenProps {
  label: string;
  /** Takes the focus when it appears, which would otherwise be lost with the page that led here. */
  takesFocus: boolean;
  children: ReactNode;
}

/** What scrolls on a device's screen, by keyboard as well. */
export function Screen({ label, takesFocus, children }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) screen.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={screen}
      role="group"
      aria-label={label}
      // It scrolls, and on some pages nothing else in it could take the focus to scroll it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      css={screenStyle}
    >
      {children}
    </div>
  );
}
