import { listAt, textAt } from '../../loose';
import type { Loose } from '../loose-file';
import { filesOf } from '../loose-file';
import type { Places } from '../places';
import type { Finding } from '../problem';
import { shown } from '../problem';
import { deadEnd } from './links';

/**
 * Checks data/redirects.json: a redirect starts where no page is, starts once, and ends at a page.
 * Loops can't be: a redirect that leads to another's start does not end at a page, and is told so.
 */
export function redirectFindings(loose: Loose, places: Places): Finding[] {
  return filesOf(loose, 'Redirect').flatMap(({ file, value }) => {
    const starts = listAt(value).map((redirect) => textAt(redirect, 'from'));
    return listAt(value).flatMap((redirect, index) => {
      const wrong = (field: 'from' | 'to', expected: string): Finding => ({
        file,
        path: [index, field],
        expected,
        found: shown(textAt(redirect, field)),
      });
      return [
        ...startMistakes(starts, index, places).map((expected) =>
          wrong('from', expected),
        ),
        ...targetMistakes(textAt(redirect, 'to'), starts, places).map(
          ({ expected, suggestion }) => ({
            ...wrong('to', expected),
            suggestion,
          }),
        ),
      ];
    });
  });
}

function startMistakes(
  starts: (string | undefined)[],
  index: number,
  places: Places,
): string[] {
  const from = starts[index];
  if (from === undefined) return [];
  return [
    ...(places.has(from) ? ['a path that is no page of this site'] : []),
    ...(starts.indexOf(from) !== index
      ? ['a path that is redirected only once']
      : []),
  ];
}

function targetMistakes(
  to: string | undefined,
  starts: (string | undefined)[],
  places: Places,
): Pick<Finding, 'expected' | 'suggestion'>[] {
  if (to === undefined) return [];
  if (starts.includes(to.split('#')[0]))
    return [
      {
        expected: 'a page, not another redirect (that makes a chain or a loop)',
      },
    ];
  const mistake = deadEnd(to, places);
  return mistake
    ? [
        {
          expected: 'the path of a page of this site',
          suggestion: mistake.suggestion,
        },
      ]
    : [];
}
