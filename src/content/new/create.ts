import fs from 'node:fs';
import path from 'node:path';
import { parseSource } from '../check/parse';
import type { ParsedFile } from '../check/parse';
import { readSources } from '../check/read';
import { textAt, partAt, listAt } from '../loose';
import { newPost, POST_TO_DO } from './new-post';
import { newTemplate, TEMPLATE_TO_DO } from './new-template';
import { slugOf } from './slug-of';

/** A file that was made, below data/, with what is left to do; or in one sentence why none was. */
export type Created = { file: string; toDo: string[] } | { refusal: string };

const FOLDERS = { post: 'posts', template: 'templates' } as const;

interface Request {
  dataDir: string;
  /** "post" or "template". */
  kind: string;
  /** The title of a post, or the name of a template. */
  title: string;
  /** The day, as YYYY-MM-DD. */
  today: string;
}

/** Makes a new post or website template in a data folder. Never writes over a file. */
export function create({ dataDir, kind, title, today }: Request): Created {
  if (kind !== 'post' && kind !== 'template')
    return refused(
      `Say what to make: npm run new -- post "A title" or npm run new -- template "A name"${kind && ` (there is no kind "${kind}")`}.`,
    );
  const name = title.trim();
  const slug = slugOf(name);
  if (slug === undefined)
    return refused(
      name === ''
        ? `Say what it is called: npm run new -- ${kind} "${kind === 'post' ? 'A title' : 'A name'}".`
        : `"${name}" has no letters from a to z and no digits, so no address can be made of it.`,
    );
  const folder = FOLDERS[kind];
  const file = `${folder}/${slug}.json`;
  const files = readSources(dataDir).map(parseSource);
  const owner = files.find(
    (other) =>
      other.file.startsWith(`${folder}/`) &&
      textAt(other.value, 'slug') === slug,
  );
  if (owner)
    return refused(
      `data/${owner.file} has the slug "${slug}" already: choose another ${kind === 'post' ? 'title' : 'name'}.`,
    );
  const value =
    kind === 'post'
      ? newPost(name, slug, surroundings(files, today))
      : newTemplate(name, slug);
  return written(dataDir, file, value)
    ? { file, toDo: kind === 'post' ? POST_TO_DO : TEMPLATE_TO_DO }
    : refused(`data/${file} is there already and stays as it is.`);
}

function surroundings(files: ParsedFile[], today: string) {
  const valueOf = (name: string) =>
    files.find(({ file }) => file === name)?.value;
  const posts = files.filter(({ file }) => file.startsWith('posts/'));
  const [category] = listAt(valueOf('pages/blog.json'), 'categories');
  const withPicture = posts.find(
    ({ value }) => textAt(value, 'category') === category,
  );
  const { value } = withPicture ?? posts[0] ?? {};
  return {
    ids: posts.flatMap((post) => {
      const id = partAt(post.value, 'id');
      return typeof id === 'number' ? id : [];
    }),
    category: typeof category === 'string' ? category : 'News',
    author: textAt(valueOf('site.json'), 'name') ?? 'The editors',
    picture: {
      image: textAt(value, 'image') ?? '../images/social.png',
      imageAlt: textAt(value, 'imageAlt') ?? 'The picture of our brand',
    },
    today,
  };
}

/** Whether the file could be written: it is not when there is one of its name. */
function written(dataDir: string, file: string, value: unknown): boolean {
  const target = path.join(dataDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    const source = `${JSON.stringify(value, null, 2)}\n`;
    fs.writeFileSync(target, source, { flag: 'wx' });
    return true;
  } catch (error) {
    if (partAt(error, 'code') === 'EEXIST') return false;
    throw error;
  }
}

function refused(refusal: string): Created {
  return { refusal };
}
