import cabinUrl from '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2';
import garamondUrl from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2';
import instrumentUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import jostUrl from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
import newsreaderUrl from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2';
import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import textFontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

// Each fallback has its font's metrics. `size-adjust` is the width of the texts of data/ in the font, divided by their
// width in the fallback (bold: at weight 600 or 700); the overrides are ascent and descent in the font's hhea table,
// divided by `size-adjust`. fontTools reads both. A font with only one weight names all weights that pages use, so that
// browsers don't draw a bold of their own.

/** A font of some sample sites (Latin letters only), loaded only by pages that show one of them. */
export interface Face {
  url: string;
  /** The font and its fallbacks, as a value of font-family. */
  family: string;
  /**
   * @font-face rules with a metric-matched fallback. Part of `FONT_FACE_RULES`, because a style sheet within a page would
   * load the font again.
   */
  rules: string;
}

/** 28 kB in all weights. */
export const cabin: Face = {
  url: cabinUrl,
  family: '"Cabin", "Cabin Fallback", sans-serif',
  rules: `@font-face{font-family:"Cabin";src:url(${cabinUrl}) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Cabin Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:400 599;size-adjust:94.4%;ascent-override:102.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Cabin Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:600 700;size-adjust:90%;ascent-override:107.2%;descent-override:27.8%;line-gap-override:0%}`,
};

/** 24 kB. */
export const garamond: Face = {
  url: garamondUrl,
  family: '"EB Garamond", "Garamond Fallback", serif',
  rules: `@font-face{font-family:"EB Garamond";src:url(${garamondUrl}) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Garamond Fallback";src:local("Times New Roman"),local("Liberation Serif");font-weight:400 700;size-adjust:93.8%;ascent-override:107.4%;descent-override:31.8%;line-gap-override:0%}`,
};

/** 21 kB. */
export const instrumentSerif: Face = {
  url: instrumentUrl,
  family: '"Instrument Serif", "Instrument Fallback", serif',
  rules: `@font-face{font-family:"Instrument Serif";src:url(${instrumentUrl}) format("woff2");font-display:optional}
@font-face{font-family:"Instrument Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:83.7%;ascent-override:118.3%;descent-override:37.1%;line-gap-override:0%}`,
};

/** 27 kB in all weights. */
export const jost: Face = {
  url: jostUrl,
  family: '"Jost", "Jost Fallback", sans-serif',
  rules: `@font-face{font-family:"Jost";src:url(${jostUrl}) format("woff2");font-weight:100 900;font-display:optional}
@font-face{font-family:"Jost Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:100 499;size-adjust:96.7%;ascent-override:110.7%;descent-override:38.8%;line-gap-override:0%}
@font-face{font-family:"Jost Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:500 900;size-adjust:95.5%;ascent-override:112%;descent-override:39.3%;line-gap-override:0%}`,
};

/** 24 kB. */
export const newsreader: Face = {
  url: newsreaderUrl,
  family: '"Newsreader", "Newsreader Fallback", serif',
  rules: `@font-face{font-family:"Newsreader";src:url(${newsreaderUrl}) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif");font-weight:400 700;size-adjust:107%;ascent-override:68.7%;descent-override:24.8%;line-gap-override:0%}`,
};

/** The text font; also used by documents in frames. */
export const TEXT_FONT_RULE = `@font-face{font-family:"Figtree";src:url(${textFontUrl}) format("woff2");font-weight:300 900;font-display:optional}`;

/**
 * The display font in weight 700 (22 kB; all weights would be 41 kB), for type from 24 px up, and the text font in all
 * weights (20 kB). Both have Latin letters only. Fallbacks are Arial, or Roboto on Android, with the font's metrics. No
 * fallback breaks every line as the font does, so fonts are “optional”: the browser waits 100 ms for them and never
 * swaps later, so that nothing moves. A plain style sheet: Emotion moves its style elements during hydration, which
 * would load the fonts again and show the fallback in between.
 */
export const FONT_FACE_RULES = `${TEXT_FONT_RULE}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:300 599;size-adjust:100.5%;ascent-override:94.5%;descent-override:24.9%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:600 900;size-adjust:95.6%;ascent-override:99.3%;descent-override:26.1%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback Roboto";src:local("Roboto"),local("Roboto-Regular");font-weight:300 599;size-adjust:100.9%;ascent-override:94.2%;descent-override:24.8%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:600 900;size-adjust:101.6%;ascent-override:93.5%;descent-override:24.6%;line-gap-override:0%}
@font-face{font-family:"Bricolage Grotesque";src:url(${displayFontUrl}) format("woff2");font-weight:200 800;font-display:optional}
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:200 800;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Bricolage Fallback Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:200 800;size-adjust:102.6%;ascent-override:90.7%;descent-override:26.3%;line-gap-override:0%}
${[cabin, garamond, instrumentSerif, jost, newsreader].map(({ rules }) => rules).join('\n')}`;
