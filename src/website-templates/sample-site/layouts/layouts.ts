import {
  type SAMPLE_LAYOUTS,
  DEFAULT_SAMPLE_LAYOUT,
} from '../../../content/constants';
import { keyOf } from '../../../content/tables';
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
import practice from './practice.css?raw';
import restaurant from './restaurant.css?raw';
import shop from './shop.css?raw';
import software from './software.css?raw';
import rows from './rows.css?raw';

/** The look of a sample site's pages. All layouts share the same markup. */
interface Layout {
  /** A style sheet, in addition to the common ones (styles/). */
  css: string;
  /** Custom properties for colours that style sheets can't access. */
  variables?: Record<string, string>;
  /** The layout's typeface; the site's by default. */
  face?: Face;
}

const { amber, coral, emerald, plum, sky, stone } = palette;

const layouts: Record<(typeof SAMPLE_LAYOUTS)[number], Layout> = {
  editorial: { css: rows + editorial, face: instrumentSerif },
  shop: {
    css: shop,
    face: jost,
    variables: {
      '--wall': stone[100],
      '--sand': `color-mix(in oklab, ${amber[200]} 22%, ${stone[100]})`,
    },
  },
  clinic: {
    css: rows + clinic,
    face: cabin,
    variables: {
      '--colour-surface': `color-mix(in oklab, ${amber[100]} 35%, ${stone[50]})`,
      '--colour-text': emerald[900],
      '--now': coral[400],
    },
  },
  practice: {
    css: rows + practice,
    face: newsreader,
    variables: { '--pen': coral[600] },
  },
  software: {
    css: software,
    variables: {
      '--shift-0': amber[200],
      '--shift-1': plum[200],
      '--shift-2': sky[200],
      '--marigold': amber[300],
    },
  },
  restaurant: {
    css: restaurant,
    face: garamond,
    // Cream paper, set through the theme's own colour variables.
    variables: {
      '--colour-page': amber[50],
      '--colour-sunken': amber[100],
      '--colour-line': amber[200],
      '--colour-control': stone[600],
      '--colour-text': coral[950],
      '--colour-textMuted': stone[700],
      '--colour-action': coral[700],
      '--colour-actionEnd': coral[700],
      '--colour-onAction': amber[50],
      '--colour-darkGround': stone[950],
      '--colour-onDark': amber[100],
    },
  },
};

/** The layout with a name; the default where data/ names none. */
export function layoutOf(name: string | null | undefined): Layout {
  return layouts[keyOf(layouts, name ?? DEFAULT_SAMPLE_LAYOUT)];
}
