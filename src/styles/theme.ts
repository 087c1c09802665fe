import { tableOf } from '../content/tables';
import { colourTokens } from './colours';
import { WIDE_SCREEN } from './wide-screen';

const STROKE = { thin: '1px', medium: '2px', thick: '3px' } as const;

/** The margin of the main column on narrow screens. */
const GUTTER = 'clamp(1rem, 4vw, 2rem)';
const PAGE_WIDTH = '74rem';

/** All spaces, sizes and colours of components, as constants. */
export const theme = {
  colour: tableOf(colourTokens, (token) => `var(--colour-${token})`),
  /** The tint of the surrounding `tintStyle`; sage by default. */
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
    /** The space above and below a section. */
    section: 'clamp(2.25rem, 0.75rem + 6vw, 5rem)',
    /** The space above a page's hero. */
    hero: 'clamp(1.5rem, 5vw, 4rem)',
    gutter: GUTTER,
    /** The space between the main column and the window's edge. */
    pageMargin: `max(${GUTTER}, (100vw - ${PAGE_WIDTH}) / 2)`,
  },
  font: {
    body: '"Figtree", "Figtree Fallback", "Figtree Fallback Roboto", "Figtree Fallback DejaVu", sans-serif',
    /** For type from 24 px up. */
    display:
      '"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Fallback Roboto", "Bricolage Fallback DejaVu", sans-serif',
  },
  text: {
    /** The times of messages. */
    micro: '0.75rem',
    tiny: '0.8125rem',
    small: '0.875rem',
    caption: '0.9375rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    /** Long texts: about 70 characters per line of `width.prose`. */
    reading: 'clamp(1.0625rem, 1.02rem + 0.25vw, 1.25rem)',
    title4: '1.125rem',
    title3: '1.375rem',
    /** The name of the site in the header. */
    brand: '1.6rem',
    /** Between `title3` and `title2`. */
    title2Small: 'clamp(1.5rem, 1.4rem + 0.45vw, 1.8125rem)',
    /** Titles of sections: 30 px in a window of 390 px, 44 px from 1440 px on. */
    title2: 'clamp(1.75rem, 1.55rem + 1.34vw, 2.75rem)',
    /** Long page titles, and those at the end of a page: 36 to 56 px. */
    titleLong: 'clamp(2rem, 1.78rem + 1.91vw, 3.5rem)',
    /** Page titles: 44 to 72 px. */
    title1: 'clamp(2.25rem, 2.1rem + 2.67vw, 4.5rem)',
    /** Home's title: 50 to 96 px. At 52 px its first line would nearly fit on a phone, and move once its face is there. */
    titleHome: 'clamp(2.25rem, 2.1rem + 4.33vw, 6rem)',
    /** Amounts and figures within panels. */
    figure: 'clamp(1.75rem, 1.6rem + 0.45vw, 2rem)',
    stat: 'clamp(2rem, 1.5rem + 2vw, 3rem)',
    /** Large figures and times. */
    display: 'min(9vw, clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem))',
    /** A quotation as large as the window: 40 to 112 px. */
    quote: 'clamp(2.25rem, 0.83rem + 6.86vw, 7rem)',
    clock: 'min(11.3vw, clamp(2.75rem, 1.5rem + 5vw, 6rem))',
  },
  leading: { large: 0.97, tight: 1.06, title: 1.15, snug: 1.35, body: 1.6 },
  /** Letter spacing: the larger the type, the closer its letters. */
  tracking: {
    none: 'normal',
    title: '-0.02em',
    title2: '-0.025em',
    large: '-0.03em',
    clock: '-0.04em',
  },
  width: {
    page: PAGE_WIDTH,
    prose: '41rem',
    card: '18rem',
    smallCard: '15rem',
    narrow: '12rem',
    video: '60rem',
    /** The screen of a device frame. */
    phone: '22.5rem',
    tablet: '48rem',
  },
  height: {
    /** In px at least, as text in another site's frame doesn't shrink with this site's. */
    calendar: 'max(600px, 37.5rem)',
    /** Of a device frame: leaves room for its toolbar. */
    device: 'clamp(30rem, 80svh, 60rem)',
    phone: 'clamp(30rem, 82svh, 46rem)',
  },
  radius: {
    tiny: '0.25rem',
    small: '0.5rem',
    medium: '0.875rem',
    large: '1.25rem',
    /** Drawn phones; a screen has the next smaller radius than its case. */
    phone: '2.5rem',
    phoneMedium: '2rem',
    phoneSmall: '1.5rem',
    round: '62rem',
  },
  /** `edge` for flat things, `small` for chips, `medium` for cards and menus, `large` for panels and device frames. */
  shadow: {
    edge: 'var(--shadow-edge)',
    small: 'var(--shadow-small)',
    medium: 'var(--shadow-medium)',
    large: 'var(--shadow-large)',
  },
  /** Widths of lines. */
  stroke: STROKE,
  /** A line between things, and around boxes. */
  rule: `${STROKE.thin} solid var(--colour-line)`,
  /** The same in the current tint. */
  tintRule: `${STROKE.thin} solid var(--tint-line)`,
  motion: {
    quick: '140ms ease-out',
    slow: '480ms cubic-bezier(.2, .7, .2, 1)',
  },
  zIndex: { sticky: 10, header: 20, top: 30 },
  /** Widths of the nearest container, such as a panel, not of the window. */
  container: {
    /** Fits two small columns. */
    small: '@container (min-width: 20rem)',
    /** Fits two columns. */
    medium: '@container (min-width: 32rem)',
    /** Fits the columns of a demo or a figure; wider than an article's text. */
    wide: '@container (min-width: 46rem)',
    /** Fits three columns. */
    spacious: '@container (min-width: 60rem)',
  },
  media: {
    /** Fits two columns. */
    medium: '@media (min-width: 48em)',
    /** Fits the header's navigation in one row. */
    wide: `@media ${WIDE_SCREEN}`,
    narrow: '@media (width < 62em)',
    /** Leaves space on both sides of a long text; fits a panel beside words. */
    spacious: '@media (min-width: 75em)',
    /** A single column; screens only, because paper is as narrow. */
    phone: '@media screen and (width < 48em)',
    /** A phone in landscape or 400 % zoom: nothing is sticky. */
    low: '@media (max-height: 30em)',
    motion: '@media (prefers-reduced-motion: no-preference)',
    noScripts: '@media (scripting: none)',
    moreContrast: '@media (prefers-contrast: more)',
    forcedColours: '@media (forced-colors: active)',
    print: '@media print',
    /** Also for the colours of dark grounds, which printers leave out. */
    screen: '@media not print',
  },
} as const;
