import type { ComponentType } from 'react';
import type { previewLayouts } from '../../../content/constants';
import type { Face } from '../../../styles/faces';
import {
  cabin,
  instrumentSerif,
  jost,
  newsreader,
} from '../../../styles/faces';
import { palette } from '../../../styles/palette';
import { BookingCard } from '../parts/booking-card';
import { FooterRows } from '../parts/footer';
import { DeskNotice } from '../parts/notices';
import { PageName } from '../parts/page-name';
import { FULL, HALF, LARGE } from '../parts/picture-sizes';
import type { SiteProps } from '../site';
import clinic from './clinic.css?raw';
import editorial from './editorial.css?raw';
import practice from './practice.css?raw';
import product from './product.css?raw';
import restaurant from './restaurant.css?raw';
import { restaurantColours } from './restaurant-colours';
import rules from './rules.css?raw';
import shop from './shop.css?raw';

/** Of its pictures, where they are not those of all layouts (parts/picture-sizes.ts). */
interface LayoutSizes {
  opening: string;
  /** Beside a text; where it is as high as the screen, it is cropped. */
  text?: string;
  /** In a card, by its position from 0 of `count`. */
  card?: (kind: string, position: number, count: number) => string | undefined;
}

/** How the pages of a sample site look, whatever its trade. The markup is the same in all. */
interface Layout {
  /** Its style sheet, over that of all layouts (styles/). */
  css: string;
  /** The line over the header, where it says more than the notice. */
  Notice?: ComponentType<SiteProps>;
  /** Further parts of a page's opening: on the first page, and on those below it. */
  FirstPart?: ComponentType<SiteProps>;
  InnerPart?: ComponentType<SiteProps>;
  /** Custom properties for colours that style sheets can't name. */
  variables?: Record<string, string>;
  sizes: LayoutSizes;
  /** Kinds of blocks that have rows beside them where there is room; a form where nothing is said. */
  pairs?: readonly string[];
  /** Where it is not the site's own. */
  face?: Face;
}

/** Two and two in a row, of which the outer ones are the larger; an odd last one is as wide as the page. */
function workSizes(kind: string, position: number, count: number) {
  if (kind !== 'works') return undefined;
  if (position === count - 1 && count % 2 === 1) return FULL;
  return [0, 3].includes(position % 4) ? HALF : undefined;
}

const layouts: Record<(typeof previewLayouts)[number], Layout> = {
  editorial: {
    css: rules + editorial,
    face: instrumentSerif,
    // Of the workshop that its first picture shows.
    variables: {
      '--wall': `color-mix(in oklab, ${palette.amber[200]} 18%, ${palette.stone[400]})`,
      '--shade': `color-mix(in oklab, ${palette.amber[700]} 22%, ${palette.stone[400]})`,
      '--floor': `color-mix(in oklab, ${palette.amber[300]} 35%, ${palette.stone[400]})`,
    },
    sizes: { opening: '(min-width: 48em) 100vw, 28.5rem', card: workSizes },
  },
  shop: {
    css: shop,
    face: jost,
    variables: {
      '--sand': `color-mix(in oklab, ${palette.amber[200]} 22%, ${palette.stone[100]})`,
    },
    sizes: { opening: '(min-width: 48em) 43rem, 90vw' },
    // A cart, too.
    pairs: ['form', 'cards'],
  },
  clinic: {
    css: clinic,
    face: cabin,
    Notice: DeskNotice,
    FirstPart: BookingCard,
    sizes: { opening: '(min-width: 48em) 37rem, 90vw' },
  },
  practice: {
    css: rules + practice,
    face: newsreader,
    InnerPart: PageName,
    sizes: {
      opening: '(min-width: 62em) 40rem, (min-width: 48em) 30rem, 90vw',
    },
  },
  product: {
    css: product,
    variables: {
      '--mint': palette.emerald[200],
      '--sky': palette.sky[300],
      '--leaf': palette.emerald[600],
    },
    sizes: { opening: '(min-width: 48em) 60rem, 90vw' },
  },
  restaurant: {
    css: restaurant,
    FirstPart: FooterRows,
    variables: restaurantColours,
    sizes: {
      opening: '(min-width: 48em) 78vw, 90vw',
      text: '(min-width: 62em) 50vw, (min-width: 48em) 60vw, 90vw',
      card: (kind, position) =>
        (kind === 'works' ? position % 3 : position) === 0 ? LARGE : undefined,
    },
  },
};

/** The layout with a name; that of a practice where data/ names none. Throws for an unknown name. */
export function layoutOf(name: string | null): Layout {
  const layout = Object.entries(layouts).find(([key]) => key === name)?.[1];
  if (layout) return layout;
  if (name !== null) throw new Error(`Unknown layout: ${name}`);
  return layouts.practice;
}
