import fs from 'node:fs';
import path from 'node:path';
import { slugify } from '../anchors';
import { checkFiles, contentOf } from '../check/check';
import type { Content } from '../check/content';
import { readSources } from '../files';
import { newPost, POST_TO_DO } from './new-post';
import { newTemplate, TEMPLATE_TO_DO } from './new-template';

/** The new file, below data/, and what is left to do; or in one sentence why there is none. */
type Created = { file: string; toDo: readonly string[] } | { refusal: string };

const KINDS = {
  post: { folder: 'posts', called: 'title', toDo: POST_TO_DO },
  template: { folder: 'templates', called: 'name', toDo: TEMPLATE_TO_DO },
} as const;

interface Request {
  dataDir: string;
  /** "post" or "template". */
  kind: string;
  /** The title of a post, or the name of a template. */
  title: string;
  /** The day, as YYYY-MM-DD. */
  today: string;
}

/** Adds a post or website template to a data folder. Never overwrites a file. */
export function create({ dataDir, kind, title, today }: Request): Created {
  if (kind !== 'post' && kind !== 'template')
    return refused(
      `Say what to make: npm run new -- post "A title" or npm run new -- template "A name"${kind && ` (there is no kind "${kind}")`}.`,
    );
  const { folder, called, toDo } = KINDS[kind];
  const name = title.trim();
  // Without the apostrophes inside words: “It’s” is its.
  const slug = slugify(name.replaceAll(/['’]/g, ''));
  if (slug === '')
    return refused(
      name === ''
        ? `Say what it is called: npm run new -- ${kind} "A ${called}".`
        : `"${name}" has no letters from a to z and no digits, so no address can be made of it.`,
    );
  const file = `${folder}/${slug}.json`;
  // Invalid files are left out.
  const content = contentOf(checkFiles(readSources(dataDir)));
  const entries = kind === 'post' ? content.Post : content.WebsiteTemplate;
  const owner = entries.find(({ value }) => value.slug === slug);
  if (owner)
    return refused(
      `data/${owner.file} has the slug "${slug}" already: choose another ${called}.`,
    );
  const value =
    kind === 'post'
      ? newPost(name, slug, defaultsFor(content, today))
      : newTemplate(name, slug);
  return writeNew(dataDir, file, value)
    ? { file, toDo }
    : refused(`data/${file} is there already and stays as it is.`);
}

function defaultsFor(content: Content, today: string) {
  const posts = content.Post.map(({ value }) => value);
  const [category = 'News'] = content.BlogPage.flatMap(
    ({ value }) => value.categories,
  );
  const [author = 'The editors'] = content.SiteSettings.map(
    ({ value }) => value.name,
  );
  const model = posts.find((post) => post.category === category) ?? posts[0];
  return {
    ids: posts.map(({ id }) => id),
    category,
    author,
    picture: {
      image: model?.image ?? '../images/social.png',
      imageAlt: model?.imageAlt ?? 'The picture of our brand',
    },
    today,
  };
}

/** Writes a file unless there is one already. */
function writeNew(dataDir: string, file: string, value: unknown): boolean {
  const target = path.join(dataDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (fs.existsSync(target)) return false;
  fs.writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
  return true;
}

function refused(refusal: string): Created {
  return { refusal };
}
