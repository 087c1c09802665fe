import { colourTokens, type ColourToken } from './colours';
import { WIDE_SCREEN } from './wide-screen';

/** The Emotion theme: all distances, sizes and colours of the components. */
export const theme = {
  colour: Object.fromEntries(
    colourTokens.map((token) => [token, `var(--${token})`]),
  ) as Record<ColourToken, string>,
  /** The tint of a product's part of the page; sage by default. */
  tint: {
    soft: 'var(--tint-soft)',
    line: 'var(--tint-line)',
    strong: 'var(--tint-strong)',
  },
  /** Multiples of 4 px, in rem so that they grow with the browser's text size. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    /** The header and a page's sticky navigation together, with some room. */
    underBoth: '9rem',
    /** The space above and below a section. */
    section: 'clamp(2.25rem, 0.75rem + 6vw, 6.5rem)',
    /** The space beside the main column on narrow screens. */
    gutter: 'clamp(1rem, 4vw, 2rem)',
  },
  font: {
    body: '"Figtree", "Figtree Fallback", "Figtree Fallback Roboto", sans-serif',
    /** For type above 24 px. */
    display:
      '"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Fallback Roboto", sans-serif',
  },
  text: {
    tiny: '0.8125rem',
    small: '0.875rem',
    caption: '0.9375rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    /** Long texts: about 75 characters in a line of `width.prose`. */
    reading: 'clamp(1.0625rem, 1.02rem + 0.25vw, 1.1875rem)',
    title4: '1.125rem',
    title3: '1.375rem',
    /** The site's name beside the logo. */
    brand: '1.6rem',
    /** A heading within a long text. */
    titleText: 'clamp(1.5rem, 1.4rem + 0.45vw, 1.8125rem)',
    title2: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)',
    title1: 'clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem)',
    /** A page's title that is a sentence, or shares its row with a panel: `title1` is for a few words. */
    titleLong: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
    /** A pull quote. */
    quote: 'clamp(1.75rem, 1.6rem + 0.45vw, 2rem)',
    figure: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
    /** Large figures, and large times of day. */
    display: 'min(9vw, clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem))',
    clock: 'min(11.3vw, clamp(2.75rem, 1.5rem + 5vw, 6rem))',
    /** The one figure that a section is about. */
    giant: 'clamp(6rem, 3rem + 14vw, 15rem)',
  },
  leading: { tight: 1.06, title: 1.15, snug: 1.35, body: 1.6 },
  width: {
    page: '74rem',
    prose: '41rem',
    card: '18rem',
    smallCard: '15rem',
    narrow: '12rem',
    video: '60rem',
    /** The screens of device frames. */
    phone: '22.5rem',
    tablet: '48rem',
  },
  height: {
    calendar: 'max(600px, 37.5rem)',
    /** A device frame, which leaves room for its toolbar, and one on a narrow screen. */
    device: 'clamp(30rem, 80svh, 60rem)',
    phone: 'clamp(30rem, 82svh, 46rem)',
  },
  radius: {
    tiny: '0.25rem',
    small: '0.5rem',
    medium: '0.875rem',
    large: '1.25rem',
    round: '62rem',
  },
  /** `edge` for what is flat; `small` for chips, `medium` for cards and menus, `large` for panels and device frames. */
  shadow: {
    edge: 'var(--shadow-edge)',
    small: 'var(--shadow-small)',
    medium: 'var(--shadow-medium)',
    large: 'var(--shadow-large)',
  },
  line: '1px',
  thick: '3px',
  motion: {
    quick: '140ms ease-out',
    slow: '480ms cubic-bezier(.2, .7, .2, 1)',
  },
  layer: { sticky: 10, header: 20, skip: 30 },
  /** Widths of the nearest container, such as a panel or a figure, not of the window. */
  container: {
    /** Room for two small columns. */
    small: '@container (min-width: 20rem)',
    /** Room for two columns. */
    medium: '@container (min-width: 32rem)',
    /** Room for the columns of a demo or a figure; wider than the text of an article. */
    wide: '@container (min-width: 46rem)',
    /** Room for three columns. */
    spacious: '@container (min-width: 60rem)',
  },
  media: {
    /** Room for two columns. */
    medium: '@media (min-width: 48em)',
    /** Room for the header's navigation in one row. */
    wide: `@media ${WIDE_SCREEN}`,
    narrow: '@media (max-width: 61.99em)',
    /** Room on both sides of a long text, and for a panel beside words. */
    spacious: '@media (min-width: 75em)',
    /** One column; not on paper, which is as narrow. */
    phone: '@media screen and (max-width: 47.99em)',
    /** A phone in landscape, or a zoom of 400%: nothing is sticky there. */
    low: '@media (max-height: 30em)',
    motion: '@media (prefers-reduced-motion: no-preference)',
    noScripts: '@media (scripting: none)',
    moreContrast: '@media (prefers-contrast: more)',
    forcedColours: '@media (forced-colors: active)',
    print: '@media print',
  },
} as const;
