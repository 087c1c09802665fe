import { labelOfField } from '../../labels';
import type { Content, FieldText } from '../content';
import { formatValue, type Issue } from '../issue';

/** Warns of claims that are no longer in the texts which data/claims.json names; refuses evidence of a future day. */
export function claimIssues(
  content: Content,
  texts: FieldText[],
  today: string,
): Issue[] {
  const issues: Issue[] = [];
  const places = content.Claim.flatMap(({ value }) => value).flatMap(
    ({ where }) => where,
  );
  const files = new Set(places.map(({ file }) => file));
  const textsOfPlaces = texts.filter(({ file }) => files.has(file));
  for (const { file, value: claims } of content.Claim)
    for (const [index, { says, where, date }] of claims.entries()) {
      const pattern = patternOf(says);
      for (const [number, place] of where.entries()) {
        const isThere = textsOfPlaces.some(
          ({ file, path, value }) =>
            file === place.file &&
            `${path.join('.')}.`.startsWith(`${place.field}.`) &&
            pattern.test(value),
        );
        // A warning, because texts change more often than claims; "npm run check:live" names it again.
        if (!isThere)
          issues.push({
            file,
            path: [index, 'where', number],
            expected: `${formatValue(says)} in ${labelOfField(place.file, place.field)} (a developer has to look at this claim before anything is published)`,
            found: 'another text',
            severity: 'warning',
          });
      }
      if (date !== undefined && date > today)
        issues.push({
          file,
          path: [index, 'date'],
          expected: `a day up to today, ${today}`,
          found: formatValue(date),
        });
    }
  return issues;
}

/** Matches a claim unless it is a part of another figure: “40” is neither in “400” nor in “2.40” or “40%”. */
function patternOf(says: string): RegExp {
  const escaped = says
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    .replace(/\s+/g, '\\s+'); // non-breaking spaces, too
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d%]|[.,]\\d)`);
}
