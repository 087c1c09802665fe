import { css, Global } from '@emotion/react';
import { colourVariables, shadowVariables, tintVariables } from './colours';
import { theme } from './theme';

/** Colours of both themes and rules that override components; `elements.ts` styles plain elements. */
export function GlobalStyles() {
  const { colour, space } = theme;
  return (
    <Global
      styles={css({
        ':root': css(colourVariables, shadowVariables, tintVariables('sage'), {
          colorScheme: 'light dark',
          '&[data-theme="light"]': { colorScheme: 'light' },
          '&[data-theme="dark"]': { colorScheme: 'dark' },
        }),
        html: {
          textSizeAdjust: '100%',
          // Safari on iOS needs the prefix.
          WebkitTextSizeAdjust: '100%',
          // 18 and 23 px, so that the main column fills 70 % of windows of 1920 and 2400 px.
          '@media (min-width: 120em)': { fontSize: '112.5%' },
          '@media (min-width: 150em)': { fontSize: '143.75%' },
          // Keeps targets of links and focused elements out from under the sticky header.
          scrollPaddingTop: space[24],
          // Some pages have a second sticky navigation.
          '&:has([data-sticky])': { scrollPaddingTop: '9rem' },
          [theme.media.low]: {
            '&, &:has([data-sticky])': { scrollPaddingTop: space[4] },
          },
        },
        // Keeps the focused element visible above the notice about scripts, at the bottom of the window.
        'html:has([data-notice] > :not([hidden]))': {
          scrollPaddingBottom: space[24],
          body: { paddingBottom: space[24] },
        },
        // Breaks telephone numbers only if a number is wider than its line.
        'a[href^="tel:"]:not([data-variant])': { display: 'inline-block' },
        '@keyframes busy': { from: { boxShadow: 'none' } },
        [theme.media.motion]: { '@view-transition': { navigation: 'auto' } },
        // A control that is waiting for scripts.
        ':is(button, form)[aria-busy="true"]': {
          cursor: 'progress',
          boxShadow: 'inset 0 -0.2em currentColor',
          [theme.media.motion]: {
            animation: 'busy 500ms ease-in-out infinite alternate',
          },
        },
        // Link targets get the focus, but are no controls and need no focus ring.
        ':is(main, section, div, h2, h3)[tabindex="-1"]:focus': {
          outline: 'none',
        },
        // Forced colours remove the backgrounds that mark what is chosen; !important overrides components.
        [theme.media.forcedColours]: {
          '[aria-pressed="true"], [aria-selected="true"], [aria-current]': {
            forcedColorAdjust: 'none',
            '&, *': {
              background: 'Highlight !important',
              color: 'HighlightText !important',
            },
          },
        },
        // Set on every element, because tinted parts set these properties themselves.
        [theme.media.moreContrast]: {
          '*': {
            '--colour-textMuted': `${colour.text} !important`,
            '--colour-line': `${colour.control} !important`,
            '--colour-focus': `${colour.text} !important`,
            '--tint-line': `${theme.tint.strong} !important`,
            '--colour-darkLine': `${colour.onDark} !important`,
            '--colour-onDarkMuted': `${colour.onDark} !important`,
          },
        },
        [theme.media.print]: {
          // Light in both themes, because paper is white.
          ':root, :root[data-theme]': { colorScheme: 'light' },
          // Browsers don't print backgrounds, so text on dark areas must be dark.
          '*': {
            '--colour-darkGround': 'transparent !important',
            '--colour-onDark': `${colour.text} !important`,
            '--colour-onDarkMuted': `${colour.textMuted} !important`,
          },
          // Removes the backgrounds of sections and cards; lists and pseudo-elements draw some of them.
          'div, div::before, ul::before': { background: 'none !important' },
          // Hides parts that are useless on paper; !important overrides their own display.
          'header, footer, nav, iframe, button, [data-variant], summary > svg':
            {
              display: 'none !important',
            },
          // About 10 pt.
          html: { fontSize: '80%' },
          img: {
            // A quarter of an A4 page.
            maxHeight: '7cm',
            objectFit: 'contain',
            objectPosition: '0 0',
          },
          'h1, h2, h3, li, figure, tr, form, details': { breakInside: 'avoid' },
          'h1, h2, h3, h4, caption, thead, summary': { breakAfter: 'avoid' },
          a: { color: 'inherit' },
          // Prints closed answers.
          'details::details-content': { contentVisibility: 'visible' },
        },
      })}
    />
  );
}
