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
      const refuse = (path: PropertyKey[], value: string, expected: string) => {
        const found = formatValue(value);
        issues.push({ file, path: [index, ...path], expected, found });
      };
      for (const [number, place] of where.entries()) {
        const inFile = texts.filter(({ file }) => file === place.file);
        const isThere = inFile.some(
          ({ path, value }) =>
            `${path.join('.')}.`.startsWith(`${place.field}.`) &&
            wholeFigures(says).test(value),
        );
        const expected = `a field of data/${place.file} that says ${formatValue(says)}`;
        if (inFile.length === 0)
          refuse(['where', number, 'file'], place.file, 'a file of data/');
        else if (!isThere)
          refuse(['where', number, 'field'], place.field, expected);
      }
      if (date !== undefined && date > today)
        refuse(['date'], date, `a day up to today, ${today}`);
    }
  return issues;
}

/** Matches a claim unless it is a part of another figure: “40” is neither in “400” nor in “2.40” or “40%”. */
function wholeFigures(says: string): RegExp {
  const escaped = says.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d%]|[.,]\\d)`);
}
