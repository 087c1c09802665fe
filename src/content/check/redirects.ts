import type { Content } from './content';
import { leadsSomewhere } from './links';
import type { Problem } from './problem';
import { fieldPath, shown } from './problem';

/**
 * Checks data/redirects.json: a redirect starts where no page is, starts once, and ends at a page.
 * Loops can't be: a redirect that leads to another's start does not end at a page, and is told so.
 */
export function redirectProblems(
  content: Content,
  routes: Set<string>,
): Problem[] {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => from);
    const problem = (
      index: number,
      field: 'from' | 'to',
      expected: string,
      found: string,
    ): Problem => ({
      file: `data/${file}`,
      field: fieldPath([index, field]),
      expected,
      found: shown(found),
    });
    return redirects.flatMap(({ from, to }, index) => {
      const target = to.split('#')[0] ?? to;
      return [
        ...(routes.has(from)
          ? [
              problem(
                index,
                'from',
                'a path that is no page of this site',
                from,
              ),
            ]
          : []),
        ...(starts.indexOf(from) !== index
          ? [
              problem(
                index,
                'from',
                'a path that is redirected only once',
                from,
              ),
            ]
          : []),
        ...(starts.includes(target)
          ? [
              problem(
                index,
                'to',
                'a page, not another redirect (that makes a chain or a loop)',
                to,
              ),
            ]
          : []),
        ...(!leadsSomewhere(to, routes) && !starts.includes(target)
          ? [problem(index, 'to', 'the path of a page of this site', to)]
          : []),
      ];
    });
  });
}
