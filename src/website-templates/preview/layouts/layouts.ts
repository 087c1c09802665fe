import type { previewLayouts } from '../../../content/constants';
import { colourOf } from '../../../styles/colours';
import {
  type Face,
  cabin,
  garamond,
  instrumentSerif,
  jost,
  newsreader,
} from '../../../styles/fonts';
import { palette } from '../../../styles/palette';
import clinic from './clinic.css?raw';
import editorial from './editorial.css?raw';
import lines from './lines.css?raw';
import practice from './practice.css?raw';
import product from './product.css?raw';
import restaurant from './restaurant.css?raw';
import shop from './shop.css?raw';

/** How the pages of a sample site look, whatever its trade. The markup is the same in all. */
interface Layout {
  /** Its style sheet, over that of all layouts (styles/). */
  css: string;
  /** Custom properties for colours that style sheets can't name. */
  variables?: Record<string, string>;
  /** The `sizes` of the picture in an opening, if its frame is much higher than wide. */
  openingSizes?: string;
  /** Its own typeface, if not the site's. */
  face?: Face;
}

const { amber, coral, emerald, sky, stone } = palette;

const lightDark = (light: string, dark: string) =>
  `light-dark(${light}, ${dark})`;

/** Cream paper by day, a dark dining room in the dark theme; the variables are those of the theme's colours. */
const restaurantColours = {
  '--page': lightDark(amber[50], stone[950]),
  '--surface': lightDark(colourOf('surface', 'light'), stone[900]),
  '--sunken': lightDark(amber[100], stone[900]),
  '--line': lightDark(amber[200], stone[700]),
  '--control': lightDark(stone[600], stone[400]),
  '--text': lightDark(coral[950], stone[100]),
  '--textMuted': lightDark(stone[700], stone[300]),
  '--action': lightDark(coral[700], coral[300]),
  '--actionEnd': lightDark(coral[700], coral[300]),
  '--onAction': lightDark(amber[50], coral[950]),
  '--darkGround': stone[950],
  '--onDark': amber[100],
};

const layouts: Record<(typeof previewLayouts)[number], Layout> = {
  editorial: {
    css: lines + editorial,
    face: instrumentSerif,
    // A square on a phone.
    openingSizes: '(min-width: 48em) min(100vw, 74rem), 200vw',
  },
  shop: {
    css: shop,
    face: jost,
    openingSizes: '(min-width: 48em) 60rem, 90vw',
    variables: {
      '--sand': `color-mix(in oklab, ${amber[200]} 22%, ${stone[100]})`,
    },
  },
  clinic: { css: clinic, face: cabin },
  practice: {
    css: lines + practice,
    face: newsreader,
    openingSizes: '(min-width: 48em) 44rem, 90vw',
  },
  product: {
    css: product,
    variables: {
      '--mint': emerald[200],
      '--sky': sky[200],
      '--sun': amber[200],
    },
  },
  restaurant: {
    css: restaurant,
    face: garamond,
    variables: restaurantColours,
  },
};

/** The layout with a name; that of a practice where data/ names none. Throws for an unknown name. */
export function layoutOf(name: string | null): Layout {
  const layout = Object.entries(layouts).find(([key]) => key === name)?.[1];
  if (layout) return layout;
  if (name !== null) throw new Error(`Unknown layout: ${name}`);
  return layouts.practice;
}
