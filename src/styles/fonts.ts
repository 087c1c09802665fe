import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

/** The address of the display face's one file, for preloading it. */
export { displayFontUrl };

/**
 * The display face in its one weight (700, Latin: 22 kB; all weights in one file are 41 kB), and a stand-in for where
 * it has not arrived: Arial Bold, or Roboto on Android, stretched so that lines break where they would break with it
 * (figures from the metrics of both fonts at weight 700). The display face is preloaded, so it is nearly always there
 * in time; where it is not, the stand-in stays until the next page ("optional"): a heading that changes its lines under
 * a reader's eyes is worse than one in Arial.
 *
 * A plain style sheet in the head, not Emotion's: Emotion inserts global styles anew when React takes over, and a
 * font face that is declared anew is loaded anew, with the stand-in flashing up in between.
 */
export const fontFaceRules = `@font-face{font-family:"Bricolage Grotesque";src:url(${displayFontUrl}) format("woff2");font-weight:200 800;font-display:optional}
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:200 800;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Bricolage Fallback Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:200 800;size-adjust:102.6%;ascent-override:90.7%;descent-override:26.3%;line-gap-override:0%}`;
