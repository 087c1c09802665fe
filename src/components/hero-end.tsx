import { HERO_END_ID } from '../content/anchors';

/**
 * Marks the end of a page's hero. `<link rel="expect">` delays the first paint until here: a hero that arrives in two
 * pieces would shift.
 */
export function HeroEnd() {
  return <span id={HERO_END_ID} hidden />;
}
