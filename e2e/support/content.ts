import { withQuestionIds } from '../../src/content/anchors';
import { repositoryContent } from '../../src/content/check/check';
import { allRoutes } from '../../src/content/check/link-targets';
import { only } from '../../src/content/content.fixture';
import { londonDay } from '../../src/content/london';
import { samplePath } from '../../src/content/routes';
import { isUnpublished, type Post } from '../../src/content/schemas/post';
import {
  headingsIn,
  sectionsOf,
} from '../../src/content/text/article-sections';

// The specs' only access to data/. Editors may change all of it, so specs take names, texts and numbers from here.

export { mapStrings } from '../../src/content/json-values';
export { listFiles } from '../../src/content/check/files';
export { linkTargets } from '../../src/content/check/link-targets';
export {
  articlePath,
  FEED_PATH,
  POST_INDEX_PATH,
  samplePath,
  templatePath,
  topLevelPath,
} from '../../src/content/routes';
export { DataCopy, only } from '../../src/content/content.fixture';

export const CONTENT = repositoryContent();

export const ROUTES = allRoutes(CONTENT);

export const SITE = only(CONTENT.SiteSettings);
export const ORIGIN = SITE.origin;
export const NAVIGATION = only(CONTENT.Navigation);
const FOOTER_LINKS = NAVIGATION.footer.groups.flatMap(({ links }) => links);
/** The pages that the footer leads to, apart from the home page. */
export const FOOTER_PAGES = FOOTER_LINKS.map(({ href }) => href).filter(
  (href) => href !== '/' && ROUTES.includes(href),
);
/** A link of the footer to an anchor on the home page, such as "/#tools". */
export const FOOTER_ANCHOR = FOOTER_LINKS.find(({ href }) =>
  href.startsWith('/#'),
);
export const HOME = only(CONTENT.HomePage);
export const FAQ_GROUPS = withQuestionIds(only(CONTENT.Faq).groups);
export const NOT_FOUND = only(CONTENT.NotFoundPage);
export const TEMPLATES = CONTENT.WebsiteTemplate.map(({ value }) => value);
/** Two templates may show the same one. */
export const SAMPLE_SITES = Array.from(
  new Set(TEMPLATES.map(({ sample }) => samplePath(sample.folder))),
);

/** The posts in the order of the listing, newest first. */
export const POSTS = CONTENT.Post.map(({ value }) => value)
  .filter((post) => !isUnpublished(post, londonDay()))
  .sort((a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1));

/** The template with reservations and the article with the most sections; undefined if data/ has none. */
export const RESTAURANT = TEMPLATES.find(({ restaurant }) => restaurant);
export const LONGEST_ARTICLE = POSTS.filter(({ body }) => body).sort(
  (a, b) => headingsOf(b).length - headingsOf(a).length,
)[0];

/** The headings of an article, as its contents list has them. */
export function headingsOf({ body = [] }: Pick<Post, 'body'>): string[] {
  return headingsIn(sectionsOf(body)).map(({ title }) => title);
}
