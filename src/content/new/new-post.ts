import type { Post } from '../schemas/post';

/** What a new post takes over from what is there. */
export interface PostSurroundings {
  /** The ids that posts have. */
  ids: readonly number[];
  /** The first category of data/pages/blog.json. */
  category: string;
  /** The brand's name, which stands for the author until there is one. */
  author: string;
  /** A picture that exists, by its path from data/posts. */
  picture: { image: string; imageAlt: string };
  /** The day, as YYYY-MM-DD. */
  today: string;
}

/** Takes a title, its slug and what is there; gives a post that passes every check and shows in `develop` only. */
export function newPost(
  title: string,
  slug: string,
  { ids, category, author, picture, today }: PostSurroundings,
): Post {
  return {
    id: Math.max(0, ...ids) + 1,
    title,
    // With the title in it no two descriptions are alike.
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

/** What is left to do for a new post, each in a sentence. */
export const POST_TO_DO = [
  'Write "excerpt", "author", "keywords" and "body".',
  'Choose a "category" of data/pages/blog.json.',
  'Put a picture of at least 1200 × 630 px into data/images/posts, name it in "image" and say in "imageAlt" what it shows.',
  'Set "readTime" to the number of words divided by 200.',
  'Take "draft" away when it is ready: until then it shows in npm run develop alone.',
];
