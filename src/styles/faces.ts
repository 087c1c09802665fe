import cabinUrl from '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2';
import instrumentUrl from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import jostUrl from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
import newsreaderUrl from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2';

/** A font of some sample sites, with Latin letters only. Only pages that show one of them fetch it. */
export interface Face {
  url: string;
  /** With fallbacks of the same metrics. Part of `fontFaceRules`, as a style sheet within a page would load it again. */
  rules: string;
}

/** 28 kB in all weights. */
export const cabin: Face = {
  url: cabinUrl,
  rules: `@font-face{font-family:"Cabin";src:url(${cabinUrl}) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Cabin Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:400 599;size-adjust:94.4%;ascent-override:102.3%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Cabin Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:600 700;size-adjust:90%;ascent-override:107.2%;descent-override:27.8%;line-gap-override:0%}`,
};

/** 21 kB. */
export const instrumentSerif: Face = {
  url: instrumentUrl,
  rules: `@font-face{font-family:"Instrument Serif";src:url(${instrumentUrl}) format("woff2");font-display:optional}
@font-face{font-family:"Instrument Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:83.7%;ascent-override:118.3%;descent-override:37.1%;line-gap-override:0%}`,
};

/** 27 kB in all weights. */
export const jost: Face = {
  url: jostUrl,
  rules: `@font-face{font-family:"Jost";src:url(${jostUrl}) format("woff2");font-weight:100 900;font-display:optional}
@font-face{font-family:"Jost Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:100 499;size-adjust:96.7%;ascent-override:110.7%;descent-override:38.8%;line-gap-override:0%}
@font-face{font-family:"Jost Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:500 900;size-adjust:95.5%;ascent-override:112%;descent-override:39.3%;line-gap-override:0%}`,
};

/** 24 kB. */
export const newsreader: Face = {
  url: newsreaderUrl,
  rules: `@font-face{font-family:"Newsreader";src:url(${newsreaderUrl}) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif");font-weight:400 700;size-adjust:107%;ascent-override:68.7%;descent-override:24.8%;line-gap-override:0%}`,
};
