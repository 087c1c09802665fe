import type { Content } from '../content';
import type { LinkTargets } from '../link-targets';
import type { Issue } from '../issue';
import { formatValue } from '../issue';
import { brokenLink } from './links';

/** A redirect starts once, where no page is, and leads to a page, not to another redirect: so there are no loops. */
export function redirectIssues(
  content: Content,
  targets: LinkTargets,
): Issue[] {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => from);
    return redirects.flatMap(({ from, to }, index) => {
      const start = { file, path: [index, 'from'], found: formatValue(from) };
      const end = { file, path: [index, 'to'], found: formatValue(to) };
      const mistake = brokenLink(to, targets);
      const issues: Issue[] = [];
      if (targets.has(from))
        issues.push({
          ...start,
          expected: 'a path that is no page of this site',
        });
      if (starts.indexOf(from) !== index)
        issues.push({
          ...start,
          expected: 'a path that is redirected only once',
        });
      if (starts.includes(to.split('#')[0] ?? ''))
        issues.push({ ...end, expected: NO_CHAIN });
      else if (mistake)
        issues.push({
          ...end,
          ...mistake,
          expected: 'the path of a page of this site',
        });
      return issues;
    });
  });
}

const NO_CHAIN = 'a page, not another redirect (that makes a chain or a loop)';
