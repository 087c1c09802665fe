import type { Content } from '../content';
import type { LinkTargets } from '../link-targets';
import { type Issue, formatValue } from '../issue';

/**
 * A redirect's source must be unique, and must not be a page. Its target is a page (`linkIssues`), so there are no
 * chains or loops.
 */
export function redirectIssues(content: Content, targets: LinkTargets) {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => from);
    return starts.flatMap((from, index): Issue[] => {
      const start = { file, path: [index, 'from'], found: formatValue(from) };
      if (targets.has(from))
        return [{ ...start, expected: 'a path that is no page of this site' }];
      if (starts.indexOf(from) === index) return [];
      return [{ ...start, expected: 'a path that is redirected only once' }];
    });
  });
}
