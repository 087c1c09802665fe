/** @jest-environment node */
import { allRoutes } from '../../content/routes';
import { only, repositoryContent } from '../../content/test-support';
import type { SocialPicture } from './pages';
import { OWN_PICTURES, socialPages } from './pages';

const content = repositoryContent();

type Data = Queries.SocialImagesQuery;

/** What the query gives for the repository's content. */
const data: Data = {
  site: {
    name: only(content.SiteSettings).name,
    socialImage: { absolutePath: '/social.png' },
  },
  allSitePage: { nodes: [] },
  home: only(content.HomePage),
  about: only(content.AboutPage),
  aiLeadGen: only(content.AiLeadGenPage),
  blog: only(content.BlogPage),
  bookDemo: only(content.BookDemoPage),
  demo: only(content.DemoPage),
  faq: only(content.FaqPage),
  hub: only(content.HubPage),
  websiteDesign: only(content.WebsiteDesignPage),
  products: { nodes: content.Product.map(({ value }) => value) },
  legal: { nodes: content.LegalDocument.map(({ value }) => value) },
  templates: {
    nodes: content.WebsiteTemplate.map(({ value }) => ({
      ...value,
      picture: value.picture ? { absolutePath: value.picture } : null,
    })),
  },
  articles: {
    nodes: content.Post.filter(({ value }) => value.body).map(({ value }) => ({
      ...value,
      day: value.date,
    })),
  },
};

function pictureOf(path: string, from: Data = data): SocialPicture {
  const page = socialPages(from).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no ${path}`);
  return page.picture;
}

const field = (family: string, style: string) => ({
  kind: 'field',
  family,
  style,
});

test('every route has one picture', () => {
  const paths = socialPages(data).map(({ path }) => path);
  expect(paths.sort()).toEqual(allRoutes(content).sort());
});

test('a title that names a thing and says something of it is drawn as both', () => {
  expect(pictureOf('/smartcall-ai')).toEqual({
    label: 'SmartCall AI',
    headline: 'Never miss a call',
    ground: field('amber', 'day'),
  });
  expect(pictureOf('/')).toEqual({
    headline: 'AI automation for small businesses',
    ground: field('emerald', 'day'),
  });
});

test('legal texts are plain', () => {
  expect(pictureOf('/privacy-policy').ground).toEqual(field('stone', 'plain'));
});

test('an article says what it is, and by whom, on its category’s colour', () => {
  expect(pictureOf('/blog/ai-transform-lead-generation')).toMatchObject({
    label: 'AI & Automation',
    headline: '10 Ways AI Can Transform Your Lead Generation',
    note: expect.stringMatching(/^Martin Ellwood · /) as string,
    ground: field('emerald', 'dawn'),
  });
});

test('a website template shows its preview, or its colours until there is one', () => {
  expect(pictureOf('/websites/saas-landing')).toEqual({
    label: 'Website template',
    headline: 'SaaS Landing Page',
    ground: {
      kind: 'website',
      from: 'teal-700',
      to: 'indigo-800',
      file: '../images/templates/saas-landing.jpg',
    },
  });
  const nodes = data.templates.nodes.map((node) => ({
    ...node,
    picture: null,
  }));
  expect(
    pictureOf('/websites/saas-landing', { ...data, templates: { nodes } })
      .ground,
  ).toEqual(field('teal', 'day'));
});

test('with ten thousand articles no more than the newest have pictures of their own', () => {
  const nodes = Array.from({ length: 10_000 }, (_, index) => ({
    slug: `post-${index}`,
    title: `Post ${index}`,
    category: index % 2 ? 'CRM' : 'Social Media',
    author: 'Ann',
    day: '1 Jan 2025',
  }));
  const pictures = socialPages({ ...data, articles: { nodes } })
    .filter(({ path }) => path.startsWith('/blog/'))
    .map(({ picture }) => JSON.stringify(picture));
  expect(pictures).toHaveLength(nodes.length);
  expect(new Set(pictures).size).toBe(OWN_PICTURES + 2);
});

test('a category that nobody knows has a colour too', () => {
  const nodes = data.articles.nodes.map((node) => ({ ...node, category: '?' }));
  for (const { path, picture } of socialPages({ ...data, articles: { nodes } }))
    expect([path, picture.ground]).not.toContain(undefined);
});
