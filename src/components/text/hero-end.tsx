export const HERO_END_ID = 'hero-end';

/**
 * Ends the part that a page opens with. `<link rel="expect">` lets browsers paint only once they have read up to here:
 * an opening that arrived in two pieces would shift.
 */
export function HeroEnd() {
  return <span id={HERO_END_ID} hidden />;
}
