import { palette } from './palette';

const { ink, stone, amber, coral, sage } = palette;

/** What each colour is for, in the light theme: green-black ink on warm paper, one sunrise accent for actions. */
const lightColours = {
  page: '#fcfaf5',
  surface: '#ffffff',
  tint: sage[50],
  line: stone[200],
  text: ink[950],
  textMuted: ink[700],
  link: coral[700],
  action: coral[700],
  actionHover: coral[800],
  onAction: '#ffffff',
  highlight: amber[200],
  success: palette.emerald[700],
  info: palette.sky[700],
  danger: palette.rose[700],
  focus: palette.indigo[600],
};

/** The same purposes in the dark theme. */
const darkColours: Record<keyof typeof lightColours, string> = {
  page: '#101613',
  surface: '#18201c',
  tint: ink[900],
  line: ink[800],
  text: stone[100],
  textMuted: ink[300],
  link: amber[300],
  action: amber[300],
  actionHover: amber[200],
  onAction: ink[950],
  highlight: amber[800],
  success: palette.emerald[300],
  info: palette.sky[300],
  danger: palette.rose[300],
  focus: palette.sky[300],
};

export type ColourToken = keyof typeof lightColours;

export const colourTokens = Object.keys(lightColours) as ColourToken[];

/** The colours of both themes, for the contrast test. */
export const colourThemes = { light: lightColours, dark: darkColours };

const variable = (token: ColourToken) => `--colour-${token}`;

/** Takes a theme's name; gives the custom properties that carry its colours. */
export function colourVariables(
  name: keyof typeof colourThemes,
): Record<string, string> {
  return Object.fromEntries(
    colourTokens.map((token) => [variable(token), colourThemes[name][token]]),
  );
}

/** The Emotion theme. Colours are custom properties, so that light and dark share one style sheet. */
export const theme = {
  colour: Object.fromEntries(
    colourTokens.map((token) => [token, `var(${variable(token)})`]),
  ) as Record<ColourToken, string>,
  /** Distances: multiples of 4 px, in rem so that they grow with the visitor's text size. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    6: '1.5rem',
    8: '2rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
  },
  font: {
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    display: 'Georgia, "Times New Roman", serif',
  },
  text: {
    small: '0.875rem',
    body: '1.0625rem',
    lead: '1.25rem',
    title3: '1.25rem',
    title2: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.375rem)',
    title1: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)',
  },
  width: { page: '72rem', prose: '42rem', card: '17rem' },
  radius: { small: '0.375rem', large: '1rem', round: '62rem' },
  line: '1px',
  /** From here up there is room for the header's menu in one row. */
  wide: '@media (min-width: 62em)',
  narrow: '@media (max-width: 61.99em)',
};
