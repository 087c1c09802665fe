import { keysOf, tableOf } from '../content/tables';
import { deepTints, palette, type PaletteFamily } from './palette';

const { ink, stone, amber, coral, sage, emerald, sky, rose, indigo } = palette;

const WHITE = '#ffffff';

const colours = {
  // Backgrounds. In the dark theme each is lighter than the one before.
  page: ['#fbfaf5', '#0b0e10'],
  sunken: ['#f2f4ec', '#191d1f'],
  surface: [WHITE, '#24282a'],
  /** For things on a surface, such as a card in a panel. */
  raised: [WHITE, '#2d3133'],
  line: ['#e3e2d8', '#3a3f42'],
  text: ['#101713', stone[100]],
  textMuted: ['#4a5a52', '#a9b9b1'],
  link: [coral[700], amber[300]],
  /** The accent of main buttons: a gradient from `action` to `actionEnd`. */
  action: [amber[300], amber[300]],
  actionEnd: [coral[300], coral[300]],
  onAction: ['#1d1408', '#1d1408'],
  /** The brand's coral, for the sun of the mark and unread marks. */
  brandCoral: [coral[500], coral[400]],
  /** The edge of drawn phones, which show light and dark screens in both themes. */
  bezel: [ink[800], ink[800]],
  /** Borders of controls; they need a contrast of 3:1. */
  control: [ink[600], ink[500]],
  // Colours with a meaning: highlights, statuses, errors, focus.
  highlight: [amber[200], '#6b3f0c'],
  /** Stars of ratings: amber on every page, whatever its tint. */
  star: ['#bf7c00', amber[300]],
  /** The ground of a middling score, neither green nor red. */
  yellow: ['#ffdd33', '#f0c914'],
  onYellow: [ink[950], ink[950]],
  success: [emerald[700], emerald[300]],
  info: [sky[700], sky[300]],
  danger: [rose[700], rose[300]],
  focus: [indigo[600], sky[300]],
  // Areas that are dark in both themes, such as the footer, and text on them.
  darkGround: [emerald[900], '#062a1d'],
  darkLine: ['#1d5a40', '#1a4a37'],
  onDark: ['#f4f1e6', '#f4f1e6'],
  onDarkMuted: [sage[200], sage[200]],
  // The brand's green, for cards on a dark ground and for drawings.
  brandGreenDeep: [emerald[700], '#0c4a34'],
  brandGreen: [emerald[500], '#2b8a63'],
  // Skies (dawn in the light theme, dusk in the dark one) and lit windows.
  dawnHigh: [amber[100], '#1c2450'],
  dawnLow: [coral[200], '#2c3872'],
  glow: [amber[100], amber[300]],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourToken = keyof typeof colours;

export const colourTokens = keysOf(colours);

type ThemeName = 'light' | 'dark';

/** A token's value in a theme, for tests and for code that can't use CSS variables. */
export function colourOf(token: ColourToken, theme: ThemeName): string {
  return colours[token][theme === 'light' ? 0 : 1];
}

/** The dark theme's colours, for pictures that are the same in both themes. */
export const darkColours = tableOf(colourTokens, (token) =>
  colourOf(token, 'dark'),
);

/** A tint's colours, as pairs for the light and the dark theme. */
export function tintColours(family: PaletteFamily) {
  const steps = palette[family];
  const [soft, line] = deepTints[family];
  return {
    soft: [steps[100], soft],
    line: [steps[200], line],
    strong: [steps[700], steps[300]],
  } as const;
}

/** `light-dark()` depends on `color-scheme`, so one style sheet serves both themes. */
function lightDark([light, dark]: readonly [string, string]): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

export const colourVariables: Record<string, string> = Object.fromEntries(
  colourTokens.map((token) => [`--colour-${token}`, lightDark(colours[token])]),
);

/**
 * Backgrounds within a panel. In the dark theme they are mixed with the panel's tint, because neutral greys look cold
 * there.
 */
export const panelVariables: Record<string, string> = Object.fromEntries(
  (['sunken', 'surface', 'raised'] as const).map((token) => {
    const [light, dark] = colours[token];
    const tinted = `color-mix(in oklab, var(--tint-strong) 5%, ${dark})`;
    return [`--colour-${token}`, lightDark([light, tinted])];
  }),
);

/** Cards in the dark theme have a lighter upper edge. */
const EDGE = 'inset 0 1px light-dark(transparent, rgb(255 255 255 / 8%))';

/** A shadow's colour; opacities are in %. */
const shade = (light: number, dark: number) =>
  `light-dark(rgb(16 23 19 / ${light}%), rgb(0 0 0 / ${dark}%))`;

export const shadowVariables = {
  '--shadow-edge': EDGE,
  '--shadow-small': `${EDGE}, 0 1px 3px ${shade(10, 50)}`,
  '--shadow-medium': `${EDGE}, 0 1px 2px ${shade(6, 40)}, 0 12px 32px -12px ${shade(18, 70)}`,
  '--shadow-large': `${EDGE}, 0 2px 6px ${shade(5, 40)}, 0 16px 32px -16px ${shade(16, 60)}, 0 48px 80px -32px ${shade(26, 80)}`,
};

/** The custom properties behind `theme.tint`. */
export function tintVariables(family: PaletteFamily): Record<string, string> {
  const { soft, line, strong } = tintColours(family);
  return {
    '--tint-soft': lightDark(soft),
    '--tint-line': lightDark(line),
    '--tint-strong': lightDark(strong),
  };
}
