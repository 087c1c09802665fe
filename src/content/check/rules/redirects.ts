import type { Content } from '../content';
import type { Places } from '../places';
import type { Issue } from '../issue';
import { shown } from '../issue';
import { brokenLink } from './links';

/**
 * A redirect starts where no page is, starts once, and ends at a page. Loops can't be: a redirect that leads to
 * another's start does not end at a page, and is told so.
 */
export function redirectIssues(content: Content, places: Places): Issue[] {
  return content.Redirect.flatMap(({ file, value: redirects }) => {
    const starts = redirects.map(({ from }) => from);
    return redirects.flatMap(({ from, to }, index) => {
      const start = { file, path: [index, 'from'], found: shown(from) };
      const end = { file, path: [index, 'to'], found: shown(to) };
      const mistake = brokenLink(to, places);
      const issues: Issue[] = [];
      const say = (issue: Issue) => issues.push(issue);
      if (places.has(from))
        say({ ...start, expected: 'a path that is no page of this site' });
      if (starts.indexOf(from) !== index)
        say({ ...start, expected: 'a path that is redirected only once' });
      if (starts.includes(to.split('#')[0] ?? ''))
        say({ ...end, expected: NO_CHAIN });
      else if (mistake)
        say({
          ...end,
          ...mistake,
          expected: 'the path of a page of this site',
        });
      return issues;
    });
  });
}

const NO_CHAIN = 'a page, not another redirect (that makes a chain or a loop)';
