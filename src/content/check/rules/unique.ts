import path from 'node:path';
import {
  type CollectionName,
  FIXED_ROUTES,
  isCollection,
  kindNames,
} from '../../kinds';
import { RESERVED_SLUGS, TEMPLATE_NOT_FOUND, topLevelPath } from '../../routes';
import type { Content, FieldText } from '../content';
import { formatValue, type Issue } from '../issue';

const TAKEN = [
  ...FIXED_ROUTES,
  TEMPLATE_NOT_FOUND,
  ...RESERVED_SLUGS.map(topLevelPath),
];

/** Addresses, titles and descriptions that others use, too, and addresses that belong to no page. */
export function uniqueIssues(content: Content, texts: FieldText[]): Issue[] {
  const brand = content.SiteSettings[0]?.value.name ?? '';
  const byKey = new Map<string, FieldText[]>();
  for (const text of texts) {
    const { value, rule } = text;
    if (!rule.unique) continue;
    const key = `${rule.unique} ${rule.publishedAs?.(value, brand) ?? value}`;
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  return [...byKey].flatMap(([key, same]) =>
    same.flatMap((text) => {
      const { file, path: field, value } = text;
      const other = same.find((one) => one !== text);
      const isTaken = TAKEN.some((path) => key === `address ${path}`);
      const owner = isTaken ? 'the site' : other && nameOf(other);
      if (owner === undefined) return [];
      const expected = `its own ${String(field.at(-1))} (${owner} has this one)`;
      return [{ file, path: field, expected, found: formatValue(value) }];
    }),
  );
}

/** As the desk’s lists and addresses name an entry. */
const nameOf = ({ file }: { file: string }) => path.basename(file, '.json');

type Post = Content['Post'][number];

type Entry = Content[CollectionName][number];

/**
 * Files that are not named as the address they have, numbers of articles that another one has, and designs that still
 * show the sample site of the one they are a copy of.
 */
export const entryIssues = (content: Content): Issue[] => [
  ...kindNames
    .filter(isCollection)
    .flatMap((kind) => content[kind].flatMap(nameIssues)),
  ...content.Post.flatMap((post) => idIssues(post, content.Post)),
  ...content.WebsiteTemplate.flatMap((design) =>
    sampleIssues(design, content.WebsiteTemplate),
  ),
];

function nameIssues({ file, value }: Entry): Issue[] {
  const { slug } = value;
  const name = nameOf({ file });
  if (name === slug) return [];
  const expected = `the name of its file (${name}); “Edit Slug” in the desk’s menu changes that`;
  return [{ file, path: ['slug'], expected, found: formatValue(slug) }];
}

function idIssues({ file, value: { id } }: Post, all: readonly Post[]) {
  const other = all.find((one) => one.file !== file && one.value.id === id);
  if (!other) return [];
  const next = Math.max(...all.map(({ value }) => value.id)) + 1;
  const expected = `a number of its own (${nameOf(other)} has this one), such as ${next}`;
  return [{ file, path: ['id'], expected, found: formatValue(id) }];
}

type Design = Content['WebsiteTemplate'][number];

function sampleIssues({ file, value }: Design, all: readonly Design[]) {
  const { folder } = value.sample;
  const other = all.find(
    (one) => one.file !== file && one.value.sample.folder === folder,
  );
  if (!other) return [];
  const expected = `a sample site of its own (${nameOf(other)} has this one), and its captures as Gallery pictures`;
  const path = ['sample', 'folder'];
  return [{ file, path, expected, found: formatValue(folder) }];
}
