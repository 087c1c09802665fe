import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import displayFontMoreUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';
import instrumentUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import textFontMoreUrl from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import textFontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The face of the pottery in Webchat's panel, in Latin letters, 21 kB: loaded only by pages that show it. */
export const POTTERY_FONT = '"Instrument Serif", "Instrument Fallback", serif';

/** A font with only one weight names all weights that pages use, so that browsers don't draw a bold of their own. */
const face = (family: string, url: string, weights: string, range = '') =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:swap${range && `;unicode-range:${range}`}}`;

/** Further Latin letters, such as those of Welsh, Polish and Romanian; fetched where a page has one. */
const MORE_LETTERS = 'U+100-17F,U+218-21B';

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const TIMES = ['Times New Roman', 'Liberation Serif'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];
const DEJAVU = ['DejaVu Sans'];
const DEJAVU_BOLD = ['DejaVu Sans Bold', 'DejaVuSans-Bold'];

/**
 * A font of the visitor's system with the metrics of ours, in %. `size` is the width of the texts of data/ in our font,
 * divided by their width in the other (bold: at weight 600 or 700); ascent and descent are those in our font's hhea
 * table, divided by `size`. fontTools reads both.
 */
const fallback = (
  family: string,
  fonts: readonly string[],
  weights: string,
  [size, ascent, descent]: readonly [number, number, number],
) =>
  `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`).join()};font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** The text font; also used by documents in frames. */
export const TEXT_FONT_RULE = face('Figtree', textFontUrl, '300 900');

/**
 * The display font in weight 700 (22 kB; all weights would be 41 kB), for type from 24 px up, and the text font in all
 * weights (20 kB). Rarer Latin letters have files of their own. Until they have come, a fallback with their metrics
 * shows, so that hardly anything moves when they do: Arial, Roboto on Android, DejaVu Sans on a Linux without Arial. A
 * plain style sheet: Emotion moves its style elements during hydration, which would load the fonts again and show the
 * fallback in between.
 */
export const FONT_FACE_RULES = [
  TEXT_FONT_RULE,
  face('Figtree', textFontMoreUrl, '300 900', MORE_LETTERS),
  fallback('Figtree Fallback', ARIAL, '300 599', [100.5, 94.5, 24.9]),
  fallback('Figtree Fallback', ARIAL_BOLD, '600 900', [95.6, 99.3, 26.1]),
  fallback('Figtree Fallback Roboto', ROBOTO, '300 599', [100.9, 94.2, 24.8]),
  fallback(
    'Figtree Fallback Roboto',
    ROBOTO_BOLD,
    '600 900',
    [101.6, 93.5, 24.6],
  ),
  fallback('Figtree Fallback DejaVu', DEJAVU, '300 599', [88.3, 107.6, 28.3]),
  fallback(
    'Figtree Fallback DejaVu',
    DEJAVU_BOLD,
    '600 900',
    [79.9, 118.8, 31.3],
  ),
  face('Bricolage Grotesque', displayFontUrl, '200 800'),
  face('Bricolage Grotesque', displayFontMoreUrl, '200 800', MORE_LETTERS),
  fallback('Bricolage Fallback', ARIAL_BOLD, '200 800', [101.9, 91.3, 26.5]),
  fallback(
    'Bricolage Fallback Roboto',
    ROBOTO_BOLD,
    '200 800',
    [102.6, 90.7, 26.3],
  ),
  fallback(
    'Bricolage Fallback DejaVu',
    DEJAVU_BOLD,
    '200 800',
    [85.1, 109.3, 31.7],
  ),
  face('Instrument Serif', instrumentUrl, '400'),
  fallback('Instrument Fallback', TIMES, '400', [83.7, 118.3, 37.1]),
].join('\n');
