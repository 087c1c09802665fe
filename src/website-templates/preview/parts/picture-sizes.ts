import type { Site } from '../site';

/** A third of a desktop's page, a third of a tablet's, or the width of a phone. */
export const CARD_SIZES =
  '(min-width: 62em) min(27vw, 21.3rem), (min-width: 48em) 33vw, min(90vw, 22.5rem)';

/** A quarter of the page, or half of a phone. */
export const PRODUCT_SIZES =
  '(min-width: 62em) min(26vw, 20.4rem), (min-width: 48em) 25vw, min(45vw, 11.25rem)';

/** Two thirds of the page, and cropped to the height of two others. */
const LARGE_SIZES =
  '(min-width: 62em) min(60vw, 53rem), (min-width: 48em) 85vw, min(90vw, 22.5rem)';

/** More than half of the page: the larger of two pieces of work. */
const HALF_SIZES =
  '(min-width: 62em) min(47vw, 38rem), (min-width: 48em) 48vw, min(90vw, 22.5rem)';

/** As wide as the page. */
const FULL_SIZES =
  '(min-width: 62em) min(82vw, 66rem), (min-width: 48em) 83vw, min(90vw, 22.5rem)';

/** The value of the `sizes` attribute of a picture in cards, by its position from 0 of `count`. */
export function cardSizes(
  layout: Site['layout'],
  kind: 'cards' | 'works',
  position: number,
  count: number,
): string {
  const isWork = kind === 'works';
  const isLarge = isWork ? position % 3 === 0 : position === 0;
  if (layout === 'restaurant' && isLarge) return LARGE_SIZES;
  if (layout === 'editorial' && isWork) {
    if (position === count - 1 && count % 2 === 1) return FULL_SIZES;
    if (position % 4 === 0 || position % 4 === 3) return HALF_SIZES;
  }
  return CARD_SIZES;
}

/** Beside a text; where the layout makes it as high as the screen, it is cropped. */
export function textSizes(layout: Site['layout']): string {
  const tablet = layout === 'restaurant' ? '60vw' : '40vw';
  return `(min-width: 62em) 50vw, (min-width: 48em) ${tablet}, 90vw`;
}
