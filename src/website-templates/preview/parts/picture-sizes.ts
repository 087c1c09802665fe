// Values of the `sizes` attribute of pictures, by the part of the page that they take.

/** In a card: its own width, which only browsers without "auto" have to guess. A frame that crops needs more. */
export const IN_CARD =
  'auto, (min-width: 62em) min(27vw, 21.3rem), (min-width: 48em) 33vw, 90vw';

/** Beside words. */
export const BESIDE = '(min-width: 62em) 50vw, (min-width: 48em) 40vw, 90vw';
