import type { Content } from '../content';
import { type Issue, formatValue } from '../issue';
import { stringsWithPaths, valueAt } from '../json-values';

/** Each claim is where data/claims.json says, and its evidence is not dated in the future. */
export function claimIssues(content: Content, today: string): Issue[] {
  const values = new Map(
    Object.values(content)
      .flat()
      .map(({ file, value }) => [file, value as unknown]),
  );
  const issues: Issue[] = [];
  for (const { file, value: claims } of content.Claim)
    for (const [index, { says, where, date }] of claims.entries()) {
      const refuse = (path: PropertyKey[], value: string, expected: string) => {
        const found = formatValue(value);
        issues.push({ file, path: [index, ...path], expected, found });
      };
      for (const [number, place] of where.entries()) {
        const holder = valueAt(values.get(place.file), place.field.split('.'));
        const texts = stringsWithPaths(holder).map(({ value }) => value);
        const expected = `a field of data/${place.file} that says ${formatValue(says)}`;
        if (!values.has(place.file))
          refuse(['where', number, 'file'], place.file, 'a file of data/');
        else if (!texts.some((text) => text.includes(says)))
          refuse(['where', number, 'field'], place.field, expected);
      }
      if (date !== undefined && date > today)
        refuse(['date'], date, `a day up to today, ${today}`);
    }
  return issues;
}
