/** Anchors of pages in src/pages that links may use; those that depend on data/ are in check/link-targets.ts. */
export const FIXED_ANCHORS: Record<string, readonly string[]> = {
  // Linked from other pages and the footer.
  '/': ['sales', 'tools', 'cookies', 'demo'],
  '/ai-lead-gen': ['faq'],
  '/book-demo': ['trial'],
  '/website-design': ['portfolio', 'packages', 'faq'],
  '/blog': ['articles'],
};

/** Anchors of a restaurant's template page, in their order; those of other templates lack two. */
const TEMPLATE_ANCHORS = [
  'overview',
  'pages',
  'menu',
  'gallery',
  'reservations',
  'pricing',
  'faq',
] as const;

/** Anchors of a website template's page. */
export const templateAnchors = (isRestaurant: boolean) =>
  TEMPLATE_ANCHORS.filter(
    (anchor) => isRestaurant || !RESTAURANT.includes(anchor),
  );

const RESTAURANT: readonly string[] = ['menu', 'reservations'];

/** The RSS feed: no page, but a valid link target. */
export const FEED_PATH = '/rss.xml';

/** Slugs that pages can't have: Gatsby's own files and folders, our folders of pages, and the editors' desk. */
export const RESERVED_SLUGS = [
  '404',
  'admin',
  'brand',
  'icons',
  'index',
  'page-data',
  'social',
  'static',
  'websites',
] as const;

export const topLevelPath = (slug: string): string => `/${slug}`;

export const articlePath = (slug: string): string => `/blog/${slug}`;

/** The file with all posts, for the blog listing. No slug can have its name. */
export const POST_INDEX_PATH = '/blog/posts.json';

export const templatePath = (slug: string): string => `/websites/${slug}`;

export const sampleSitePath = (slug: string): string =>
  `${templatePath(slug)}/preview`;

/** The not-found page for website templates: hosts that look for the nearest 404.html find it. */
export const TEMPLATE_NOT_FOUND = templatePath('404');
