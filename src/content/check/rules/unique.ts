import { FIXED_ROUTES } from '../../kinds';
import { RESERVED_SLUGS, topLevelPath } from '../../routes';
import type { Content, Entry } from '../content';
import type { Issue } from '../issue';
import { formatValue } from '../issue';

const TAKEN = [...FIXED_ROUTES, ...RESERVED_SLUGS.map(topLevelPath)];

/** Ids and slugs that two files share, and slugs that are the path of another page. */
export function uniqueIssues(content: Content): Issue[] {
  // Products and legal texts are at the top level of paths, like the pages of src/pages.
  const topLevel = [...content.LegalDocument, ...content.Product];
  return [
    ...repeated(content.Post, 'id'),
    ...repeated(content.Post, 'slug'),
    ...repeated(content.WebsiteTemplate, 'slug'),
    ...repeated(topLevel, 'slug'),
    ...topLevel
      .filter(({ value }) => TAKEN.includes(topLevelPath(value.slug)))
      .map(({ file, value }) => {
        const expected = 'a slug that no other page has';
        return {
          file,
          path: ['slug'],
          expected,
          found: formatValue(value.slug),
        };
      }),
  ];
}

/** An issue at each file whose value an earlier file has. */
function repeated<Field extends string>(
  entries: readonly Entry<Record<Field, string | number>>[],
  field: Field,
): Issue[] {
  const owners = new Map<string | number, string>();
  return entries.flatMap(({ file, value }) => {
    const owner = owners.get(value[field]);
    if (owner === undefined) {
      owners.set(value[field], file);
      return [];
    }
    const expected = `its own ${field} (data/${owner} has this one)`;
    return [
      { file, path: [field], expected, found: formatValue(value[field]) },
    ];
  });
}
