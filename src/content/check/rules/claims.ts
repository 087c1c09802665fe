import type { Content, Texts } from '../content';
import { type Issue, formatValue } from '../issue';

/** A claim must be in the texts that data/claims.json names, and its evidence must not be dated in the future. */
export function claimIssues(
  content: Content,
  texts: Texts,
  today: string,
): Issue[] {
  const issues: Issue[] = [];
  for (const { file, value: claims } of content.Claim)
    for (const [index, { says, where, date }] of claims.entries()) {
      const pattern = patternOf(says);
      const refuse = (path: PropertyKey[], value: string, expected: string) => {
        const found = formatValue(value);
        issues.push({ file, path: [index, ...path], expected, found });
      };
      for (const [number, place] of where.entries()) {
        const [name = '', field = ''] = place.split(' ');
        const isThere = texts.some(
          ({ file, path, value }) =>
            file === name &&
            `${path.join('.')}.`.startsWith(`${field}.`) &&
            pattern.test(value),
        );
        const expected = `a file of data/ and a field of it that says ${formatValue(says)}`;
        if (!isThere) refuse(['where', number], place, expected);
      }
      if (date !== undefined && date > today)
        refuse(['date'], date, `a day up to today, ${today}`);
    }
  return issues;
}

/** Matches a claim unless it is a part of another figure: “40” is neither in “400” nor in “2.40” or “40%”. */
function patternOf(says: string): RegExp {
  const escaped = says.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d%]|[.,]\\d)`);
}
