import displayFontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

/** The address of the display face's one file, for preloading it. */
export { displayFontUrl };

/**
 * The display face in its one weight (700, Latin: 22 kB; all weights in one file are 41 kB), and a stand-in until it has
 * arrived: Arial Bold, or Roboto on Android, stretched so that lines break where they break with it and nothing moves
 * when it comes (figures from the metrics of both fonts at weight 700).
 *
 * A plain style sheet in the head, not Emotion's: Emotion moves its style elements when React takes over, and a
 * font face that is declared anew is loaded anew, with the stand-in flashing up in between.
 */
export const fontFaceRules = `@font-face{font-family:"Bricolage Grotesque";src:url(${displayFontUrl}) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:200 800;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Bricolage Fallback Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:200 800;size-adjust:102.6%;ascent-override:90.7%;descent-override:26.3%;line-gap-override:0%}`;
