// Values of the `sizes` attribute of pictures, by the part of the page that they take.

/** A third of a desktop's page, a third of a tablet's, or the width of a phone. */
export const THIRD =
  '(min-width: 62em) min(27vw, 21.3rem), (min-width: 48em) 33vw, min(90vw, 22.5rem)';

/** A quarter of the page, or half of a phone. */
export const QUARTER =
  '(min-width: 62em) min(26vw, 20.4rem), (min-width: 48em) 25vw, min(45vw, 11.25rem)';

/** Two thirds of the page, and cropped to the height of two others. */
export const LARGE =
  '(min-width: 62em) min(60vw, 53rem), (min-width: 48em) 85vw, min(90vw, 22.5rem)';

/** More than half of the page: the larger of two pieces of work. */
export const HALF =
  '(min-width: 62em) min(47vw, 38rem), (min-width: 48em) 45vw, min(90vw, 22.5rem)';

/** As wide as the page. */
export const FULL =
  '(min-width: 62em) min(82vw, 66rem), (min-width: 48em) 83vw, min(90vw, 22.5rem)';

/** Beside words. */
export const BESIDE = '(min-width: 62em) 50vw, (min-width: 48em) 40vw, 90vw';
