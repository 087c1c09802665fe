export const HERO_END_ID = 'hero-end';

/**
 * Marks the end of a page's opening. `<link rel="expect">` delays the first paint until here: an opening that arrives
 * in two pieces would shift.
 */
export function HeroEnd() {
  return <span id={HERO_END_ID} hidden />;
}
