/** Room for the header's navigation in one row. Inline scripts contain it, so it is apart from the theme. */
export const WIDE_SCREEN = '(min-width: 62em)';
