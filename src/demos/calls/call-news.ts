import type { CallsState } from './calls-machine';

/** Takes the state; gives in words what has just happened, for those who don't see it. */
export function callNews({ call, records, isRestarted }: CallsState): string {
  if (call) return `${call.caller} is calling, and the assistant answers.`;
  if (isRestarted) return 'The list is empty again.';
  const [last] = records;
  return last
    ? `The call of ${last.caller} has ended: ${last.outcome}, ${last.duration}.`
    : '';
}
