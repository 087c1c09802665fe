/** The places on the home page that other pages and the footer point at (SPEC.md section 2, "Header and footer"). */
const HOME_ANCHORS = [
  'smartcall',
  'reviews',
  'messaging',
  'crm',
  'automation',
  'payments',
  'sales',
  'tools',
  'cookies',
  'demo',
] as const;

/** The places on the pages of src/pages that links may lead to. */
export const FIXED_ANCHORS: Record<string, readonly string[]> = {
  '/': HOME_ANCHORS,
  '/website-design': ['portfolio', 'packages', 'comparison'],
  '/blog': ['articles'],
};

/** The places on the page of a website template, and those that only a restaurant's has. */
export const TEMPLATE_ANCHORS = [
  'overview',
  'pages',
  'gallery',
  'pricing',
  'faq',
] as const;
export const RESTAURANT_ANCHORS = ['menu', 'reservations'] as const;

/** The RSS feed: a file, no page, which links may lead to all the same. */
export const FEED_PATH = '/rss.xml';

/** Names at the top level that are not free for a page: Gatsby's own files and folders, and our folders of pages. */
export const RESERVED_SLUGS = [
  '404',
  'brand',
  'icons',
  'index',
  'page-data',
  'social',
  'static',
  'websites',
] as const;

/** The path of a product's or legal text's page. */
export const topLevelPath = (slug: string): string => `/${slug}`;

/** The path of an article, for a post with a body. */
export const articlePath = (slug: string): string => `/blog/${slug}`;

/** Where the listing of posts fetches all of them; no slug can be called so. */
export const POST_INDEX_PATH = '/blog/posts.json';

/** The path of a website template's page. */
export const templatePath = (slug: string): string => `/websites/${slug}`;
