import type { Post } from '../schemas/post';

/** What a new post takes from the content there is. */
interface PostDefaults {
  /** The ids that posts have. */
  ids: readonly number[];
  /** The first category of data/pages/blog.json. */
  category: string;
  /** The brand's name, until there is an author. */
  author: string;
  /** A picture that exists, by its path from data/posts. */
  picture: { image: string; imageAlt: string };
  /** The day, as YYYY-MM-DD. */
  today: string;
}

/** A draft that passes every check. */
export function newPost(
  title: string,
  slug: string,
  { ids, category, author, picture, today }: PostDefaults,
): Post {
  return {
    id: Math.max(0, ...ids) + 1,
    title,
    // With the title in it, so that no two descriptions are the same.
    excerpt: `Say in one or two sentences what readers take away from “${title}”. Cards and search engines show it.`,
    author,
    date: today,
    readTime: '1 min read',
    category,
    ...picture,
    slug,
    link: '',
    draft: true,
    keywords: [title],
    body: [
      { kind: 'paragraph', text: 'Write the opening paragraph here.' },
      { kind: 'heading', text: 'A heading' },
      { kind: 'paragraph', text: 'Write on here.' },
    ],
  };
}

export const POST_TO_DO = [
  'Write "excerpt", "author", "keywords" and "body".',
  'Choose a "category" of data/pages/blog.json.',
  'Put a picture of at least 1200 × 630 px into data/images/posts, name it in "image" and say in "imageAlt" what it shows.',
  'Set "readTime" to the number of words divided by 200.',
  'Take "draft" away when it is ready: until then it shows in npm run develop alone.',
];
