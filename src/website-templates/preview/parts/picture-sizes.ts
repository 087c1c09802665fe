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

/** The value of the `sizes` attribute of a picture in cards, by its position from 0: some are large in the layout "restaurant". */
export function cardSizes(
  layout: Site['layout'],
  kind: 'cards' | 'works',
  position: number,
): string {
  const isLarge = kind === 'works' ? position % 3 === 0 : position === 0;
  return layout === 'restaurant' && isLarge ? LARGE_SIZES : CARD_SIZES;
}
