import path from 'node:path';
import { type CollectionName, isCollection, kindNames } from '../../kinds';
import type { Content } from '../content';
import { formatValue, type Issue } from '../issue';

type Post = Content['Post'][number];

type Entry = Content[CollectionName][number];

/** Files that are not named as the address they have, and numbers of articles that another one has. */
export const entryIssues = (content: Content): Issue[] => [
  ...kindNames
    .filter(isCollection)
    .flatMap((kind) => content[kind].flatMap(nameIssues)),
  ...content.Post.flatMap((post) => idIssues(post, content.Post)),
];

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
