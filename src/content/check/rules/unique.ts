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

/** Addresses, titles and descriptions that are already used, and addresses that belong to no page. */
export function uniqueIssues(content: Content, texts: FieldText[]): Issue[] {
  const brand = content.SiteSettings[0]?.value.name ?? '';
  const owners = new Map(
    TAKEN.map((taken) => [`address ${taken}`, 'the site']),
  );
  return originalsFirst(texts).flatMap(({ file, path: field, value, rule }) => {
    if (!rule.unique) return [];
    const published = rule.publishedAs?.(value, brand) ?? value;
    const key = `${rule.unique} ${published}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, `data/${file}`);
      return [];
    }
    const expected = `its own ${String(field.at(-1))} (${owner} has this one)`;
    return [{ file, path: field, expected, found: formatValue(value) }];
  });
}

/** The desk names a copy “…-1.json”: without the ending it comes after its original, which need not change. */
function originalsFirst<Item extends { file: string }>(items: readonly Item[]) {
  const nameOf = ({ file }: Item) => file.replace('.json', '');
  return items.toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)),
  );
}

type Post = Content['Post'][number];

type Entry = Content[CollectionName][number];

/**
 * Files that are not named as the address they have, numbers of articles that another one has, and designs that still
 * show the sample site of the one they are a copy of.
 */
export function entryIssues(content: Content): Issue[] {
  const posts = originalsFirst(content.Post);
  const designs = originalsFirst(content.WebsiteTemplate);
  return [
    ...kindNames
      .filter(isCollection)
      .flatMap((kind) => content[kind].flatMap(nameIssues)),
    ...posts.flatMap((post) => idIssues(post, posts)),
    ...designs.flatMap((design) => sampleIssues(design, designs)),
  ];
}

function nameIssues({ file, value }: Entry): Issue[] {
  const { slug } = value;
  const name = path.basename(file, '.json');
  if (name === slug) return [];
  const expected = `the name of its file (${name}); “Edit Slug” in the desk’s menu changes that`;
  return [{ file, path: ['slug'], expected, found: formatValue(slug) }];
}

function idIssues({ file, value: { id } }: Post, all: readonly Post[]) {
  const first = all.find(({ value }) => value.id === id);
  if (first === undefined || first.file === file) return [];
  const next = Math.max(...all.map(({ value }) => value.id)) + 1;
  const expected = `a number of its own (data/${first.file} has this one), such as ${next}`;
  return [{ file, path: ['id'], expected, found: formatValue(id) }];
}

type Design = Content['WebsiteTemplate'][number];

function sampleIssues({ file, value }: Design, all: readonly Design[]) {
  const { folder } = value.sample;
  const first = all.find((one) => one.value.sample.folder === folder);
  if (first === undefined || first.file === file) return [];
  const expected = `a sample site of its own (data/${first.file} has this one), and its captures as Gallery`;
  const path = ['sample', 'folder'];
  return [{ file, path, expected, found: formatValue(folder) }];
}
