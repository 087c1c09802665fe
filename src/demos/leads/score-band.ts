import { HIGH_SCORE, MEDIUM_SCORE } from '../constants';

/** How good a score is, in a word. */
export type ScoreBand = 'high' | 'medium' | 'low';

/** Takes a score; gives its band (SPEC.md section 4). */
export function scoreBand(score: number): ScoreBand {
  if (score >= HIGH_SCORE) return 'high';
  return score >= MEDIUM_SCORE ? 'medium' : 'low';
}

/** The family of the palette that shows a band: green, yellow or red. */
export const bandColours: Record<ScoreBand, string> = {
  high: 'emerald',
  medium: 'amber',
  low: 'rose',
};
