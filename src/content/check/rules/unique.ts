import type { KindName } from '../../kinds';
import { partAt, textAt } from '../../loose';
import { FIXED_ROUTES } from '../../kinds';
import { RESERVED_SLUGS, topLevelPath } from '../../routes';
import type { Loose, LooseFile } from '../loose-file';
import { filesOf } from '../loose-file';
import type { Finding } from '../problem';
import { shown } from '../problem';

/** Names every id and slug that two files share, and every slug that stands for another page already. */
export function uniqueFindings(loose: Loose): Finding[] {
  const of = (kind: KindName) => filesOf(loose, kind);
  const topLevel = [...of('LegalDocument'), ...of('Product')];
  return [
    ...duplicates(of('Post'), 'id'),
    ...duplicates(of('Post'), 'slug'),
    ...duplicates(of('WebsiteTemplate'), 'slug'),
    // Products and legal texts share the top level of addresses with each other and with src/pages.
    ...duplicates(topLevel, 'slug'),
    ...topLevel.filter(isTaken).map(({ file, value }) => ({
      file,
      path: ['slug'],
      expected: 'a slug that no other page has',
      found: shown(textAt(value, 'slug')),
    })),
  ];
}

/** Names a value that two files share, at the second one. */
function duplicates(files: LooseFile[], field: string): Finding[] {
  const owners = new Map<unknown, string>();
  return files.flatMap(({ file, value }) => {
    const key = partAt(value, field);
    if (typeof key !== 'string' && typeof key !== 'number') return [];
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    return [
      {
        file,
        path: [field],
        expected: `its own ${field} (data/${owner} has this one)`,
        found: shown(key),
      },
    ];
  });
}

function isTaken({ value }: LooseFile): boolean {
  const slug = textAt(value, 'slug');
  return (
    slug !== undefined &&
    (FIXED_ROUTES.some((route) => route === topLevelPath(slug)) ||
      RESERVED_SLUGS.some((reserved) => reserved === slug))
  );
}
