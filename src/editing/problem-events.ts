import type { Problem } from '../content/check/problem';

/** Where `develop` tells browsers what is wrong with data/, as server-sent events. */
export const PROBLEM_EVENTS = '/___content-problems';

/** What one event holds. */
export type ProblemEvent = Pick<
  Problem,
  'file' | 'line' | 'column' | 'path' | 'message'
>[];
