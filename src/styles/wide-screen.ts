/** Fits the header's navigation in one row. Not part of the theme, because inline scripts import it. */
export const WIDE_SCREEN = '(min-width: 62em)';
