/** @jest-environment node */
import { articleData, breadcrumbData, faqPageData } from './pages';

const ORIGIN = 'https://www.example.com';
const CONTEXT = 'https://schema.org';

const article = {
  title: 'Ten ways to win leads',
  description: 'Let software do the asking.',
  author: 'Ann Lee',
  authorRole: 'editor',
  category: 'AI & Automation',
  keywords: ['leads', 'automation'],
  day: '2025-01-27',
  path: '/blog/ten-ways',
  picture: '/static/desk.jpg',
  words: 1200,
};

test.each([
  [
    'questions and answers in the words that a page shows',
    faqPageData([
      { question: 'A <b>?', answer: 'For **14 days**, see [terms](/t).' },
    ]),
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'A <b>?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'For 14 days, see terms.',
          },
        },
      ],
    },
  ],
  [
    'a breadcrumb, numbered from 1',
    breadcrumbData(ORIGIN, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Blog',
          item: `${ORIGIN}/blog`,
        },
      ],
    },
  ],
])('describes %s', (_what, data, expected) => {
  expect(data).toEqual({ '@context': CONTEXT, ...expected });
});

test('leaves the picture of an article on another host', () => {
  const picture = 'https://cdn.example.com/desk.jpg';
  const site = { name: 'Larkfield', origin: ORIGIN };
  expect(articleData(site, { ...article, picture }).image).toBe(picture);
});
