import { FIXED_ROUTES } from '../../kinds';
import { pageTitle, templateTitle } from '../../page-title';
import { RESERVED_SLUGS, TEMPLATE_NOT_FOUND, topLevelPath } from '../../routes';
import type { Content, Texts } from '../content';
import { type Issue, formatValue } from '../issue';

const TAKEN = [
  ...FIXED_ROUTES,
  TEMPLATE_NOT_FOUND,
  ...RESERVED_SLUGS.map(topLevelPath),
];

/** Page titles by field, each with the function that builds the shown title. */
const TITLES: Partial<
  Record<string, (value: string, siteName: string) => string>
> = {
  'seo.title': (title) => title,
  'WebsiteTemplate name': (name, siteName) =>
    pageTitle(templateTitle(name), siteName),
  'Post title': pageTitle,
};

/** A field whose value no other file may have. */
interface OwnField {
  file: string;
  path: readonly PropertyKey[];
  value: string | number;
  /** The value to compare, where that is another. */
  shown?: string;
}

/** Products and legal texts are at the top level of paths, like the pages of src/pages. */
const TOP_LEVEL = ['LegalDocument slug', 'Product slug'];

/** Fields of which no two may have the same text. */
const OWN_TEXTS = [
  ['Post slug'],
  ['WebsiteTemplate slug'],
  TOP_LEVEL,
  ['seo.description', 'WebsiteTemplate description', 'Post excerpt'],
];

/** Ids, slugs, titles and descriptions that two files share, and slugs that are the path of another page. */
export function uniqueIssues(content: Content, texts: Texts): Issue[] {
  const named = (names: readonly string[]) =>
    texts.filter(({ name }) => names.includes(name));
  const ids = content.Post.map(({ file, value }) => ({
    file,
    path: ['id'],
    value: value.id,
  }));
  const [site] = content.SiteSettings;
  const titles = texts.flatMap((text) => {
    const titleOf = TITLES[text.name];
    return titleOf
      ? { ...text, shown: titleOf(text.value, site?.value.name ?? '') }
      : [];
  });
  return [
    ...[ids, titles, ...OWN_TEXTS.map(named)].flatMap(repeated),
    ...named(TOP_LEVEL)
      .filter(({ value }) => TAKEN.includes(topLevelPath(value)))
      .map(({ file, path, value }) => {
        const expected = 'a slug that no other page has';
        return { file, path, expected, found: formatValue(value) };
      }),
  ];
}

/** An issue at each field whose value an earlier file has. */
function repeated(fields: readonly OwnField[]): Issue[] {
  const owners = new Map<string | number, string>();
  return fields.flatMap(({ file, path, value, shown = value }) => {
    const owner = owners.get(shown);
    if (owner === undefined) {
      owners.set(shown, file);
      return [];
    }
    const expected = `its own ${String(path.at(-1))} (data/${owner} has this one)`;
    return [{ file, path, expected, found: formatValue(value) }];
  });
}
