import { Global, css, useTheme } from '@emotion/react';
import { colourVariables } from './theme';

/** The styles of plain elements, and the colours of both themes. */
export function GlobalStyles() {
  const theme = useTheme();
  return (
    <Global
      styles={css({
        ':root': { ...colourVariables('light'), colorScheme: 'light dark' },
        '@media (prefers-color-scheme: dark)': {
          ':root': colourVariables('dark'),
        },
        '*, *::before, *::after': { boxSizing: 'border-box' },
        html: { scrollPaddingTop: theme.space[24], textSizeAdjust: '100%' },
        body: {
          margin: 0,
          background: theme.colour.page,
          color: theme.colour.text,
          font: `${theme.text.body}/1.6 ${theme.font.body}`,
          overflowWrap: 'break-word',
        },
        'h1, h2, h3': {
          fontFamily: theme.font.display,
          lineHeight: 1.15,
          margin: `0 0 ${theme.space[3]}`,
          textWrap: 'balance',
        },
        h1: { fontSize: theme.text.title1 },
        h2: { fontSize: theme.text.title2 },
        h3: { fontSize: theme.text.title3 },
        'p, ul, ol, dl, blockquote': { margin: `0 0 ${theme.space[4]}` },
        a: { color: theme.colour.link, textUnderlineOffset: '0.2em' },
        'img, iframe': { maxWidth: '100%', height: 'auto', display: 'block' },
        'button, input, select, textarea': {
          font: 'inherit',
          color: 'inherit',
        },
        summary: { cursor: 'pointer' },
        ':focus-visible': {
          outline: `3px solid ${theme.colour.focus}`,
          outlineOffset: '2px',
        },
      })}
    />
  );
}
