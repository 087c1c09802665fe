import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

interface ScreenProps {
  label: string;
  /** Takes the focus when it appears: the button that opened it is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The scrolling area of a device; the keyboard can scroll it too. */
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
      // Some pages have nothing else to focus for scrolling.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      css={screenStyle}
    >
      {children}
    </div>
  );
}

const screenStyle = (theme: Theme) =>
  css({
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'auto',
    scrollbarWidth: 'thin',
    colorScheme: 'light',
    background: theme.colour.surface,
    color: theme.colour.text,
    // Inside, where the frame does not cover it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
    [theme.media.print]: { height: 'auto', overflow: 'visible' },
  });
