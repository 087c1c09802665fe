/** The RSS feed: no page, but a valid link target. */
export const FEED_PATH = '/rss.xml';

/** Where hosts serve the editors' desk. */
export const DESK_PATH = '/admin';

/**
 * Slugs that pages at the top level can't have: folders of Gatsby, of Cloudflare and of ours, the page that `develop` has
 * for unknown addresses, the editors' desk, and the name of the home page's social image.
 */
export const RESERVED_SLUGS = [
  DESK_PATH.slice(1),
  'brand',
  'cdn-cgi',
  'dev-404-page',
  'home',
  'icons',
  'page-data',
  'social',
  'static',
  'websites',
];

export const topLevelPath = (slug: string): string => `/${slug}`;

export const articlePath = (slug: string): string => `/blog/${slug}`;

/** The file with all posts, for the blog listing. Slugs have no dot, so no article can have this address. */
export const POST_INDEX_PATH = '/blog/posts.json';

export const templatePath = (slug: string): string => `/websites/${slug}`;

export const sampleSitePath = (slug: string): string =>
  `${templatePath(slug)}/preview`;

/** The not-found page for website templates: hosts that look for the nearest 404.html find it. */
export const TEMPLATE_NOT_FOUND = templatePath('404');
