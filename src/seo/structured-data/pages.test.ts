/** @jest-environment node */
import { articleData, breadcrumbData, faqPageData } from './pages';

const ORIGIN = 'https://www.example.com';

test('describes questions and answers in the words that a page shows', () => {
  const items = [
    { question: 'A <b>?', answer: 'For **14 days**, [see](/t).\n\nThen pay.' },
  ];
  expect(faqPageData(items).mainEntity).toMatchObject([
    {
      '@type': 'Question',
      name: 'A <b>?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'For 14 days, see. Then pay.',
      },
    },
  ]);
});

test('describes a breadcrumb, numbered from 1', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ];
  expect(breadcrumbData(ORIGIN, crumbs).itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${ORIGIN}/blog` },
  ]);
});

test('describes an article as search engines want it, with a picture on another host', () => {
  const picture = 'https://cdn.example.com/desk.jpg';
  const article = {
    title: 'Ten ways to win leads',
    description: 'Let software do the asking.',
    author: 'Ann Lee',
    authorRole: 'editor',
    category: 'AI & Automation',
    keywords: ['leads', 'automation'],
    day: '2025-01-27',
    path: '/blog/ten-ways',
    pictures: [picture, '/static/chart.webp'],
    words: 1200,
  };
  const site = { name: 'Larkfield', origin: ORIGIN };
  expect(articleData(site, article)).toMatchObject({
    image: [picture, `${ORIGIN}/static/chart.webp`],
    datePublished: '2025-01-27T00:00:00Z',
    dateModified: '2025-01-27T00:00:00Z',
    author: { url: `${ORIGIN}/about` },
  });
});
