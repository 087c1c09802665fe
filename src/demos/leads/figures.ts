import type { Lead } from './leads-machine';

/** Takes counts; gives the share of the qualified in whole percent, half a percent rounded up, and 0 without leads (SPEC.md section 4). */
export function conversionRate(qualified: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * qualified) / total);
}

/** Takes the leads of the list; gives the three figures above it. */
export function figuresOf(leads: readonly Lead[]) {
  const total = leads.length;
  const qualified = leads.filter(({ status }) => status === 'qualified').length;
  return { total, qualified, rate: conversionRate(qualified, total) };
}
