// The rules of the list of leads (SPEC.md section 4).

import { HIGH_SCORE, MEDIUM_SCORE } from '../constants';
import type { Lead, LeadsState } from './leads-machine';

/** The figures above the list. The rate is in whole percent, and 0 without leads. */
export function leadStats(leads: readonly Pick<Lead, 'status'>[]) {
  const total = leads.length;
  const qualified = leads.filter(({ status }) => status === 'qualified').length;
  const rate = total === 0 ? 0 : Math.round((100 * qualified) / total);
  return { total, qualified, rate };
}

/** How good a score is, in a word. */
type ScoreBand = 'high' | 'medium' | 'low';

export function scoreBand(score: number): ScoreBand {
  if (score >= HIGH_SCORE) return 'high';
  return score >= MEDIUM_SCORE ? 'medium' : 'low';
}

/** Green, yellow and red of the palette. */
export const bandColours: Record<ScoreBand, string> = {
  high: 'emerald',
  medium: 'amber',
  low: 'rose',
};

/** The last change in words, for screen readers. */
export function leadsAnnouncement(change: LeadsState['lastChange']): string {
  if (!change) return '';
  if (change.kind === 'restarted') return 'The list is empty again.';
  const { name, score } = change.lead;
  return change.kind === 'arrived'
    ? `New lead: ${name}, score ${score}.`
    : `${name} is now qualified.`;
}
