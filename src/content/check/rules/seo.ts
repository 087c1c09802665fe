import { LONGEST_TITLE } from '../../page-title';
import { partAt, textAt } from '../../loose';
import type { Loose, LooseFile } from '../loose-file';
import type { Finding } from '../problem';

/** Search engines write their own description instead of a shorter one, and cut a longer one, in characters. */
const DESCRIPTION = { shortest: 70, longest: 160 };

/** A text that search engines show, where it stands and what a page adds to it. */
interface Shown {
  path: string[];
  kind: 'title' | 'description';
  added?: number;
}

/** The texts of each kind of page, by where they stand. */
const OF_POSTS: Shown[] = [
  { path: ['title'], kind: 'title' },
  { path: ['excerpt'], kind: 'description' },
];
const OF_TEMPLATES: Shown[] = [
  { path: ['name'], kind: 'title', added: ' website template'.length },
  { path: ['description'], kind: 'description' },
];
const OF_OTHERS: Shown[] = [
  { path: ['seo', 'title'], kind: 'title' },
  { path: ['seo', 'description'], kind: 'description' },
];

/** Warns of titles and descriptions that search engines would cut or not show. */
export function seoFindings({ files }: Loose): Finding[] {
  return files.flatMap((file) =>
    shownOf(file).flatMap(({ path, kind, added = 0 }) => {
      const text = textAt(file.value, ...path);
      if (text === undefined || text.trim() === '') return [];
      const expected = advice(kind, text.length + added, added);
      return expected === undefined
        ? []
        : [
            {
              file: file.file,
              path,
              expected,
              found: `${text.length} characters`,
              severity: 'warning' as const,
            },
          ];
    }),
  );
}

function shownOf({ kind, value }: LooseFile): Shown[] {
  if (kind === 'WebsiteTemplate') return OF_TEMPLATES;
  if (kind !== 'Post') return OF_OTHERS;
  // A post that stands elsewhere has no page here.
  return partAt(value, 'body') === undefined ? [] : OF_POSTS;
}

function advice(
  kind: Shown['kind'],
  length: number,
  added: number,
): string | undefined {
  const { shortest, longest } = DESCRIPTION;
  if (kind === 'title')
    return length > LONGEST_TITLE
      ? `at most ${LONGEST_TITLE - added} characters, which is what search engines show`
      : undefined;
  return length < shortest || length > longest
    ? `${shortest} to ${longest} characters, which is what search engines show`
    : undefined;
}
