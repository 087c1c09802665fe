import { theme } from './theme';

const { colour, text, space, leading, tracking, font } = theme;

/**
 * Styles of plain elements, in a cascade layer, below Emotion's unlayered rules. A
 * plain style sheet: Emotion moves its own during hydration, and browsers load fonts again when a style sheet with
 * layers moves.
 */
export const ELEMENT_RULES = `@layer elements {
*, *::before, *::after { box-sizing: border-box }
body {
  margin: 0;
  background: ${colour.page};
  color: ${colour.text};
  font: ${text.body}/${leading.body} ${font.body};
  /* No word widens the page: not a long one, and none where the text is enlarged. */
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, h4 {
  margin: 0 0 ${space[3]};
  font-weight: 700;
  line-height: ${leading.title};
  letter-spacing: -0.01em;
  text-wrap: balance;
}
h1, h2 { font-family: ${font.display} }
h1 {
  margin-bottom: ${space[5]};
  font-size: ${text.title1};
  line-height: ${leading.large};
  letter-spacing: ${tracking.large};
}
h2 { font-size: ${text.title2}; letter-spacing: ${tracking.title2} }
h3 { font-size: ${text.title3} }
h4 { font-size: ${text.title4} }
p, ul, ol, dl, blockquote, figure { margin: 0 0 ${space[4]} }
p, li { text-wrap: pretty }
a {
  color: ${colour.link};
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.2em;
}
img, iframe, svg { display: block; max-width: 100% }
img { height: auto }
table { font-variant-numeric: tabular-nums }
small { color: ${colour.textMuted}; font-size: ${text.small} }
button, input, select, textarea { color: inherit; font: inherit }
summary { cursor: pointer }
/* Safari's triangle, where a summary has a sign of its own. */
summary:has(> svg)::-webkit-details-marker { display: none }
:focus-visible {
  border-radius: ${theme.radius.tiny};
  outline: ${theme.stroke.thick} solid ${colour.focus};
  outline-offset: ${theme.stroke.thick};
}
}`;
