import { OWN_FILES } from '../../routes';
import { decodedPath } from '../../schemas/redirects';
import type { Content } from '../content';
import { formatValue, type Issue } from '../issue';
import type { LinkTargets } from '../link-targets';

/**
 * A redirect's source must be unique, and must hide neither a page nor a file. Its target is a page (`linkIssues`) or
 * another site's, so there are no chains or loops.
 */
export function redirectIssues(content: Content, targets: LinkTargets) {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => decodedPath(from) ?? from);
    return starts.flatMap((start, index): Issue[] => {
      const found = formatValue(redirects[index]?.from);
      const wrong = (expected: string) => [
        { file, path: [index, 'from'], found, expected },
      ];
      if (targets.has(start) || OWN_FILES.test(start))
        return wrong('a path that is no page and no file of this site');
      return starts.indexOf(start) === index
        ? []
        : wrong('a path that is redirected only once');
    });
  });
}
