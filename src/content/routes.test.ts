/** @jest-environment node */
import fs from 'node:fs';
import { allRoutes } from './all-routes';
import { FIXED_ROUTES } from './kinds';
import { HOME_ANCHORS } from './routes';
import { repositoryContent } from './test-support';

/** SPEC.md section 2, "Route table": every public address. */
const SPECIFIED = [
  '/',
  '/about',
  '/ai-lead-gen',
  '/smartcall-ai',
  '/reviews',
  '/messaging',
  '/automation',
  '/webchat',
  '/payments',
  '/crm',
  '/hub',
  '/privacy-policy',
  '/terms-of-service',
  '/website-design',
  '/blog',
  '/faq',
  '/blog/custom-website-design-business-growth',
  '/blog/maximize-customer-connections-missed-call-text-back',
  '/blog/building-long-term-social-media-strategy',
  '/blog/ai-transform-lead-generation',
  '/book-demo',
  '/demo',
  '/websites/ecommerce-store',
  '/websites/corporate-website',
  '/websites/restaurant-cafe',
  '/websites/creative-portfolio',
  '/websites/saas-landing',
  '/websites/healthcare-medical',
];

test('the fixed routes are the files of src/pages', () => {
  const pages = fs
    .readdirSync('src/pages')
    .filter((file) => /^(?!404\.).+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
  expect([...FIXED_ROUTES].sort()).toEqual(pages.sort());
});

test('the repository’s content makes the 28 routes of SPEC.md, and no route twice', () => {
  expect(SPECIFIED).toHaveLength(28);
  const routes = allRoutes(repositoryContent());
  expect(routes).toEqual(expect.arrayContaining(SPECIFIED));
  expect(routes).toEqual([...new Set(routes)]);
});

test('drafts and posts without a body have no route', () => {
  const content = repositoryContent();
  const [article] = content.Post.filter(({ value }) => value.body);
  if (!article) throw new Error('There is no article');
  const post = (change: Partial<typeof article.value>) => ({
    file: 'posts/a.json',
    value: { ...article.value, ...change },
  });
  const blogRoutes = allRoutes({
    ...content,
    Post: [
      post({ slug: 'published' }),
      post({ slug: 'published-too', draft: false }),
      post({ slug: 'draft', draft: true }),
      post({ slug: 'elsewhere', body: undefined, link: 'https://a.example' }),
    ],
  }).filter((route) => route.startsWith('/blog/'));
  expect(blogRoutes).toEqual(['/blog/published', '/blog/published-too']);
});

test('the home page has the nine places of the footer (SPEC.md section 2)', () => {
  for (const anchor of [
    ...['smartcall', 'reviews', 'messaging', 'crm', 'automation'],
    ...['payments', 'sales', 'tools', 'cookies'],
  ])
    expect(HOME_ANCHORS).toContain(anchor);
});
