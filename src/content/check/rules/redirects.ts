import type { Content } from '../content';
import type { LinkTargets } from '../link-targets';
import { type Issue, formatValue } from '../issue';
import { brokenLink } from './links';

/** A redirect starts once, where no page is, and leads to a page, not to another redirect: so there are no loops. */
export function redirectIssues(content: Content, targets: LinkTargets) {
  const issues: Issue[] = [];
  for (const { file, value: redirects } of content.Redirect) {
    const starts = redirects.map(({ from }) => from);
    for (const [index, { from, to }] of redirects.entries()) {
      const start = { file, path: [index, 'from'], found: formatValue(from) };
      const end = { file, path: [index, 'to'], found: formatValue(to) };
      const mistake = brokenLink(to, targets);
      if (targets.has(from)) issues.push({ ...start, expected: NO_PAGE });
      if (starts.indexOf(from) !== index)
        issues.push({ ...start, expected: ONLY_ONCE });
      if (starts.includes(to.split('#')[0] ?? ''))
        issues.push({ ...end, expected: NO_CHAIN });
      else if (mistake) issues.push({ ...end, ...mistake, expected: A_PAGE });
    }
  }
  return issues;
}

const NO_PAGE = 'a path that is no page of this site';
const ONLY_ONCE = 'a path that is redirected only once';
const NO_CHAIN = 'a page, not another redirect (that makes a chain or a loop)';
const A_PAGE = 'the path of a page of this site';
