import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

interface ScreenProps {
  label: string;
  /** Takes the focus when it appears: the button that opened it is gone. */
  takesFocus: boolean;
  /** It is as high as its content, and does not scroll by itself. */
  isWhole?: boolean;
  children: ReactNode;
}

/** The scrolling area of a device, which the keyboard can scroll too. */
export function Screen({
  label,
  takesFocus,
  isWhole = false,
  children,
}: ScreenProps) {
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
      tabIndex={isWhole ? -1 : 0}
      css={[lightStyle, isWhole ? wholeStyle : scrollingStyle]}
    >
      {children}
    </div>
  );
}

/** Sample sites are light in both themes. */
const lightStyle = css({
  colorScheme: 'light',
  background: theme.colour.surface,
  color: theme.colour.text,
  // Inside, where the frame does not cover it.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
});

const wholeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const scrollingStyle = css({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'auto',
  scrollbarWidth: 'thin',
  [theme.media.print]: { height: 'auto', overflow: 'visible' },
});
