export const HERO_END_ID = 'hero-end';

/**
 * Stands behind what each page opens with. Browsers paint nothing before they have read it: what arrives in two pieces
 * would move.
 */
export function HeroEnd() {
  return <span id={HERO_END_ID} hidden />;
}
