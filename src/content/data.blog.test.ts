/** @jest-environment node */
import { stringsOf } from './check/strings';
import type { Post } from './post';
import { only, repositoryContent } from './test-support';

const content = repositoryContent();
// Editors add posts; the six of the specification stay what they are.
const posts = content.Post.map(({ value }) => value)
  .filter(({ id }) => id <= 6)
  .sort((a, b) => a.id - b.id);
const articles = posts.filter(({ body }) => body);

test('six posts with the ids 1 to 6 and the slugs of SPEC.md section 2', () => {
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(posts.map(({ slug }) => slug).sort()).toEqual([
    'ai-transform-lead-generation',
    'building-long-term-social-media-strategy',
    'complete-guide-crm-automation',
    'custom-website-design-business-growth',
    'maximize-customer-connections-missed-call-text-back',
    'outsourcing-web-development-for-business',
  ]);
});

test('four of them are articles here; the others lead elsewhere', () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual([
    'ai-transform-lead-generation',
    'building-long-term-social-media-strategy',
    'custom-website-design-business-growth',
    'maximize-customer-connections-missed-call-text-back',
  ]);
  expect(
    posts.filter(({ link }) => link !== '').map(({ slug }) => slug),
  ).toEqual([
    'complete-guide-crm-automation',
    'outsourcing-web-development-for-business',
  ]);
});

test('none is a draft, and none has the date of another', () => {
  expect(posts.filter(({ draft }) => draft)).toEqual([]);
  expect(new Set(posts.map(({ date }) => date)).size).toBe(posts.length);
});

test('one post in each of the six categories of SPEC.md section 3', () => {
  const categories = [
    ...['Website Design', 'Customer Service', 'Web Development'],
    ...['Social Media', 'AI & Automation', 'CRM'],
  ];
  expect(only(content.BlogPage).categories).toEqual(categories);
  expect(posts.map(({ category }) => category).sort()).toEqual(
    categories.sort(),
  );
});

test.each(posts)(
  '$slug was published from October 2024 to February 2025',
  ({ date }) => {
    expect(date >= '2024-10-01').toBe(true);
    expect(date <= '2025-02-28').toBe(true);
  },
);

describe.each(articles)('$slug', (article) => {
  const words = wordsOf(article);

  test('has between 1,000 and 1,700 words', () => {
    expect(words).toBeGreaterThanOrEqual(1000);
    expect(words).toBeLessThanOrEqual(1700);
  });

  test('says how long they take to read, at 200 a minute', () => {
    expect(article.readTime).toBe(`${Math.round(words / 200)} min read`);
  });
});

test('the social media article has six steps and SPEC.md’s advice', () => {
  const article = articleOf('building-long-term-social-media-strategy');
  expect(stepsOf(article)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(textOf(article)).toContain('80/20');
  expect(textOf(article)).toContain('2-4 hours');
});

test('the AI article has ten ways, in January 2025, in 8 minutes', () => {
  const article = articleOf('ai-transform-lead-generation');
  expect(stepsOf(article)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(article.category).toBe('AI & Automation');
  expect(article.readTime).toBe('8 min read');
  expect(article.date).toMatch(/^2025-01-/);
});

function articleOf(slug: string): Post {
  const article = articles.find((post) => post.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}

function stepsOf({ body = [] }: Post): number[] {
  return body.flatMap((block) => (block.kind === 'step' ? [block.number] : []));
}

/** All that a reader reads of the body. */
function textOf({ body }: Post): string {
  return stringsOf(body)
    .filter(({ path }) => path.at(-1) !== 'kind')
    .map(({ value }) => value)
    .join(' ');
}

function wordsOf(post: Post): number {
  return textOf(post).trim().split(/\s+/).length;
}
