/** The RSS feed: no page, but a valid link target. */
export const FEED_PATH = '/rss.xml';

/** Folders at the top level that hold no pages: of Gatsby, of Cloudflare and of ours. */
const FOLDERS = [
  '_gatsby',
  'brand',
  'cdn-cgi',
  'icons',
  'page-data',
  'samples',
  'social',
  'static',
];

/**
 * Slugs that pages at the top level can't have: folders, the page that `develop` has for unknown addresses, and the name
 * of the home page's social image.
 */
export const RESERVED_SLUGS = [...FOLDERS, 'dev-404-page', 'home', 'websites'];

/** Paths of files that a redirect would hide. */
export const OWN_FILES = new RegExp(
  `^/(?:(?:${FOLDERS.join('|')})(?:/.*)?|blog/posts.json|index.html|404.html|favicon.*|[\\w-]+\\.(?:txt|xml|webmanifest))$`,
);

export const topLevelPath = (slug: string): string => `/${slug}`;

export const articlePath = (slug: string): string => `/blog/${slug}`;

/** The file with all posts, for the blog listing. Slugs have no dot, so no article can have this address. */
export const POST_INDEX_PATH = '/blog/posts.json';

export const templatePath = (slug: string): string => `/websites/${slug}`;

/** The sample site in a folder of static/samples. */
export const samplePath = (folder: string): string => `/samples/${folder}/`;

/** The not-found page for website templates: hosts that look for the nearest 404.html find it. */
export const TEMPLATE_NOT_FOUND = templatePath('404');
