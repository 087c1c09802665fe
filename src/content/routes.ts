/** The anchors of the pages in src/pages that links may lead to. */
export const FIXED_ANCHORS: Record<string, readonly string[]> = {
  // Those that other pages and the footer link to (SPEC.md section 2, "Header and footer").
  '/': [
    ...['smartcall', 'reviews', 'messaging', 'crm', 'automation', 'payments'],
    ...['sales', 'tools', 'cookies', 'demo'],
  ],
  '/ai-lead-gen': ['faq'],
  '/book-demo': ['trial'],
  '/website-design': ['portfolio', 'packages', 'comparison', 'faq'],
  '/blog': ['articles'],
};

/** The anchors of a website template's page, and those of a restaurant's in addition. */
export const TEMPLATE_ANCHORS = [
  'overview',
  'pages',
  'gallery',
  'pricing',
  'faq',
] as const;
export const RESTAURANT_ANCHORS = ['menu', 'reservations'] as const;

/** The RSS feed, which links may lead to although it is no page. */
export const FEED_PATH = '/rss.xml';

/** Top-level slugs that no page can have: Gatsby's own files and folders, and our folders of pages. */
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

/** The page of a product or legal text. */
export const topLevelPath = (slug: string): string => `/${slug}`;

export const articlePath = (slug: string): string => `/blog/${slug}`;

/** The file from which the blog listing fetches all posts; no slug can have its name. */
export const POST_INDEX_PATH = '/blog/posts.json';

export const templatePath = (slug: string): string => `/websites/${slug}`;

/** The sample site of a template as a separate page. */
export const templatePreviewPath = (slug: string): string =>
  `${templatePath(slug)}/preview`;

/** The page for unknown templates: hosts that look for the nearest 404.html find it by themselves. */
export const TEMPLATE_NOT_FOUND = templatePath('404');
