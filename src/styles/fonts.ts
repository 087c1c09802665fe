import editorialFontUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

/** For preloading the font. */
export { displayFontUrl };

/**
 * The display font in one weight (700, Latin: 22 kB; all weights are 41 kB), and a fallback until it is loaded: Arial
 * Bold, or Roboto on Android, with the metrics of the display font at weight 700, to prevent layout shift.
 *
 * A plain style sheet instead of Emotion's: Emotion moves its style elements during hydration, which would load the font
 * again and show the fallback in between.
 */
export const fontFaceRules = `@font-face{font-family:"Bricolage Grotesque";src:url(${displayFontUrl}) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:200 800;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Bricolage Fallback Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:200 800;size-adjust:102.6%;ascent-override:90.7%;descent-override:26.3%;line-gap-override:0%}
@font-face{font-family:"Instrument Serif";src:url(${editorialFontUrl}) format("woff2");font-display:swap}
@font-face{font-family:"Instrument Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:83.7%;ascent-override:118.3%;descent-override:37.1%;line-gap-override:0%}`;

/** For sample sites with the editorial layout (Latin, 21 kB); loaded only where it is used. */
export const editorialFont = '"Instrument Serif", "Instrument Fallback", serif';
