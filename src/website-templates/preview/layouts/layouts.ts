import type { ComponentType } from 'react';
import type { previewLayouts } from '../../../content/constants';
import type { Face } from '../../../styles/fonts';
import {
  cabin,
  garamond,
  instrumentSerif,
  jost,
  newsreader,
} from '../../../styles/fonts';
import { palette } from '../../../styles/palette';
import { BookingCard } from '../parts/booking-card';
import { FooterRows } from '../parts/footer';
import { DeskNotice } from '../parts/notices';
import type { SamplePartProps } from '../site';
import clinic from './clinic.css?raw';
import editorial from './editorial.css?raw';
import editorialOpening from './editorial-opening.css?raw';
import practice from './practice.css?raw';
import product from './product.css?raw';
import restaurant from './restaurant.css?raw';
import restaurantOpening from './restaurant-opening.css?raw';
import { restaurantColours } from './restaurant-colours';
import rules from './rules.css?raw';
import shop from './shop.css?raw';

/** How the pages of a sample site look, whatever its trade. The markup is the same in all. */
interface Layout {
  /** Its style sheet, over that of all layouts (styles/). */
  css: string;
  /** The line over the header; without it, the plain notice. */
  Notice?: ComponentType<SamplePartProps>;
  /** A further part of the first page's opening. */
  FirstPart?: ComponentType<SamplePartProps>;
  /** All pages but the first show their name above their headline. */
  namesPages?: boolean;
  /** Custom properties for colours that style sheets can't name. */
  variables?: Record<string, string>;
  /** The `sizes` of the picture in an opening, which crops it. */
  openingSizes: string;
  /** Kinds of blocks that have rows beside them where there is room; by default, only forms. */
  pairs?: readonly string[];
  /** Its own typeface, if not the site's. */
  face?: Face;
}

const layouts: Record<(typeof previewLayouts)[number], Layout> = {
  editorial: {
    css: rules + editorial + editorialOpening,
    face: instrumentSerif,
    // Of the workshop that its first picture shows.
    variables: {
      '--wall': `color-mix(in oklab, ${palette.amber[200]} 18%, ${palette.stone[400]})`,
      '--shade': `color-mix(in oklab, ${palette.amber[700]} 22%, ${palette.stone[400]})`,
      '--floor': `color-mix(in oklab, ${palette.amber[300]} 35%, ${palette.stone[400]})`,
    },
    openingSizes: '(min-width: 48em) 74vw, 28.5rem',
  },
  shop: {
    css: shop,
    face: jost,
    variables: {
      '--sand': `color-mix(in oklab, ${palette.amber[200]} 22%, ${palette.stone[100]})`,
    },
    openingSizes: '(min-width: 62em) 60vw, (min-width: 48em) 85vw, 90vw',
    // A cart, too.
    pairs: ['form', 'cards'],
  },
  clinic: {
    css: clinic,
    face: cabin,
    Notice: DeskNotice,
    FirstPart: BookingCard,
    openingSizes: '(min-width: 62em) 37rem, (min-width: 48em) 40vw, 90vw',
  },
  practice: {
    css: rules + practice,
    face: newsreader,
    namesPages: true,
    openingSizes: '(min-width: 62em) 40rem, (min-width: 48em) 30rem, 90vw',
  },
  product: {
    css: product,
    variables: {
      '--mint': palette.emerald[200],
      '--sky': palette.sky[300],
      '--leaf': palette.emerald[600],
    },
    openingSizes: '(min-width: 48em) 60rem, 90vw',
  },
  restaurant: {
    css: restaurant + restaurantOpening,
    face: garamond,
    FirstPart: FooterRows,
    variables: restaurantColours,
    openingSizes: '(min-width: 48em) 78vw, 90vw',
  },
};

/** The layout with a name; that of a practice where data/ names none. Throws for an unknown name. */
export function layoutOf(name: string | null): Layout {
  const layout = Object.entries(layouts).find(([key]) => key === name)?.[1];
  if (layout) return layout;
  if (name !== null) throw new Error(`Unknown layout: ${name}`);
  return layouts.practice;
}
