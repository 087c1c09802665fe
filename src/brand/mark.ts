/**
 * The logo: a lark whose back is the horizon and whose wing is the rising sun, in the shape of an L. Every edge is on
 * a whole pixel at 32 px and at 16 px.
 */
export const MARK = {
  size: 32,
  lark: 'M2 4l12 12h16a14 14 0 0 1-28 0z',
  sun: 'M16 14a7 7 0 0 1 14 0z',
} as const;
