import { Global, css } from '@emotion/react';
import { colourVariables, shadowVariables, tintVariables } from './colours';
import { theme } from './theme';

/** The colours of both themes, and rules that override those of components; `elements.ts` styles plain elements. */
export function GlobalStyles() {
  const { colour, space } = theme;
  return (
    <Global
      styles={css({
        ':root': {
          colorScheme: 'light dark',
          ...colourVariables,
          ...shadowVariables,
          ...tintVariables('sage'),
          '&[data-theme="light"]': { colorScheme: 'light' },
          '&[data-theme="dark"]': { colorScheme: 'dark' },
        },
        html: {
          textSizeAdjust: '100%',
          // For Safari on iOS.
          WebkitTextSizeAdjust: '100%',
          // Everything grows with very wide windows.
          '@media (min-width: 120em)': { fontSize: '112.5%' },
          '@media (min-width: 150em)': { fontSize: '131.25%' },
          // Keeps link targets and focused elements clear of the sticky header.
          scrollPaddingTop: space[24],
          // Pages with a second sticky navigation need room for both.
          '&:has([data-sticky])': { scrollPaddingTop: space.underBoth },
          [theme.media.low]: {
            '&, &:has([data-sticky])': { scrollPaddingTop: space[4] },
          },
        },
        // Keeps the focused element clear of the notice about scripts at the foot of the window.
        'html:has([data-notice] > :not([hidden]))': {
          scrollPaddingBottom: space[24],
          body: { paddingBottom: space[24] },
        },
        // A telephone number is not broken between lines unless it has to be.
        'a[href^="tel:"]:not([data-variant])': { display: 'inline-block' },
        '@keyframes busy': { from: { boxShadow: 'none' } },
        [theme.media.motion]: { '@view-transition': { navigation: 'auto' } },
        // A control that waits for scripts.
        ':is(button, form)[aria-busy="true"]': {
          cursor: 'progress',
          boxShadow: 'inset 0 -0.2em currentColor',
          [theme.media.motion]: {
            animation: 'busy 500ms ease-in-out infinite alternate',
          },
        },
        // The target of a link is focused, but is no control.
        ':is(main, section, div, h2, h3)[tabindex="-1"]:focus': {
          outline: 'none',
        },
        // Forced colours remove the backgrounds that show what is chosen; !important overrides components.
        [theme.media.forcedColours]: {
          '[aria-pressed="true"], [aria-selected="true"], [aria-current]': {
            forcedColorAdjust: 'none',
            '&, *': {
              background: 'Highlight !important',
              color: 'HighlightText !important',
            },
          },
        },
        // On every element, because sample sites and tinted parts set their own.
        [theme.media.moreContrast]: {
          '*': {
            '--textMuted': `${colour.text} !important`,
            '--line': `${colour.control} !important`,
            '--focus': `${colour.text} !important`,
            '--tint-line': `${theme.tint.strong} !important`,
            '--darkLine': `${colour.onDark} !important`,
            '--onDarkMuted': `${colour.onDark} !important`,
          },
        },
        [theme.media.print]: {
          // Paper is white in both themes.
          ':root, :root[data-theme]': { colorScheme: 'light' },
          // Dark backgrounds are not printed, so the text on them is dark, in sample sites too.
          '*': {
            '--darkGround': 'transparent !important',
            '--onDark': `${colour.text} !important`,
            '--onDarkMuted': `${colour.textMuted} !important`,
          },
          // The backgrounds of sections and cards.
          'div, div::before, ul::before': { background: 'none !important' },
          // Useless on paper; !important overrides their own display.
          'header, footer, nav, iframe, #demo, button, [role="search"], [data-variant], summary > svg':
            {
              display: 'none !important',
            },
          html: { fontSize: '80%' },
          img: {
            maxHeight: '7cm',
            objectFit: 'contain',
            objectPosition: '0 0',
          },
          'h1, h2, h3, li, figure, tr, form, details': {
            breakInside: 'avoid',
          },
          'h1, h2, h3, h4, caption, thead, summary': { breakAfter: 'avoid' },
          a: { color: 'inherit' },
          // Prints closed answers too.
          'details::details-content': { contentVisibility: 'visible' },
        },
      })}
    />
  );
}
