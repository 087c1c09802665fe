import type { Content } from '../content';
import type { Issue } from '../issue';
import { formatValue } from '../issue';
import { stringsWithPaths, valueAt } from '../json-values';

/** Each claim is where data/claims.json says, and its evidence is not of a day to come. */
export function claimIssues(content: Content, today: string): Issue[] {
  const values = new Map(
    Object.values(content)
      .flat()
      .map(({ file, value }) => [file, value as unknown]),
  );
  return content.Claim.flatMap(({ file, value: claims }) =>
    claims.flatMap(({ says, where, date }, index) => [
      ...where.flatMap((place, number): Issue[] => {
        const issue = { file, path: [index, 'where', number, 'file'] };
        const found = formatValue(place.file);
        if (!values.has(place.file))
          return [{ ...issue, expected: 'a file of data/', found }];
        const holder = valueAt(values.get(place.file), place.field.split('.'));
        const texts = stringsWithPaths(holder).map(({ value }) => value);
        return texts.some((text) => text.includes(says))
          ? []
          : [
              {
                file,
                path: [index, 'where', number, 'field'],
                expected: `a field of data/${place.file} that says ${formatValue(says)}`,
                found: formatValue(place.field),
              },
            ];
      }),
      ...(date !== undefined && date > today
        ? [
            {
              file,
              path: [index, 'date'],
              expected: `a day up to today, ${today}`,
              found: formatValue(date),
            },
          ]
        : []),
    ]),
  );
}
