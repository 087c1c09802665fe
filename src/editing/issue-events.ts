import type { LocatedIssue } from '../content/check/issue';

/** Where `develop` tells browsers what is wrong with data/, as server-sent events. */
export const ISSUE_EVENTS = '/___content-issues';

/** What one event holds. */
export type IssueEvent = Pick<
  LocatedIssue,
  'file' | 'line' | 'column' | 'path' | 'message'
>[];
