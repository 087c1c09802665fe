import type { Content } from '../check/content';
import { articlePath, templatePath, topLevelPath } from '../routes';

/** The pages that show the files that are one of their kind. */
const PAGES: Record<string, string> = {
  'packages.json': '/website-design',
  'tiers.json': '/websites/restaurant-cafe',
  'faq.json': '/faq',
  'pages/about.json': '/about',
  'pages/ai-lead-gen.json': '/ai-lead-gen',
  'pages/blog.json': '/blog',
  'pages/book-demo.json': '/book-demo',
  'pages/demo.json': '/demo',
  'pages/faq.json': '/faq',
  'pages/hub.json': '/hub',
  'pages/not-found.json': '/404.html',
  'pages/website-design.json': '/website-design',
  'pages/website-template.json': '/websites/restaurant-cafe',
};

/** Takes a file below data/ and content that holds it; gives the path of the page that shows it first of all. */
export function pageOfFile(file: string, content: Content): string {
  const slugIn = (entries: { file: string; value: { slug: string } }[]) =>
    entries.find((entry) => entry.file === file)?.value.slug;
  const post = content.Post.find((entry) => entry.file === file)?.value;
  if (post) return post.body ? articlePath(post.slug) : '/blog';
  const template = slugIn(content.WebsiteTemplate);
  if (template !== undefined) return templatePath(template);
  const topLevel = slugIn([...content.Product, ...content.LegalDocument]);
  return topLevel === undefined ? (PAGES[file] ?? '/') : topLevelPath(topLevel);
}
