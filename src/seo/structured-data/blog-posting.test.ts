import { blogPosting } from './blog-posting';

const ORIGIN = 'https://www.example.com';
const site = { name: 'Larkfield', origin: ORIGIN };

const article = {
  title: 'Ten ways to win leads',
  excerpt: 'Let software do the asking.',
  author: 'Ann Lee',
  category: 'AI & Automation',
  keywords: ['leads', 'automation'],
  day: '2025-01-27',
  pathname: '/blog/ten-ways/',
  picture: '/static/desk.jpg',
  words: 1200,
};

describe('blogPosting', () => {
  test('says all that is known of the article, and nothing else', () => {
    expect(blogPosting(site, article)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Ten ways to win leads',
      description: 'Let software do the asking.',
      url: `${ORIGIN}/blog/ten-ways`,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': `${ORIGIN}/blog/ten-ways`,
      },
      image: `${ORIGIN}/static/desk.jpg`,
      datePublished: '2025-01-27',
      author: { '@type': 'Person', name: 'Ann Lee' },
      publisher: {
        '@type': 'Organization',
        name: 'Larkfield',
        url: `${ORIGIN}/`,
      },
      inLanguage: 'en-GB',
      articleSection: 'AI & Automation',
      keywords: 'leads, automation',
      wordCount: 1200,
    });
  });

  test('leaves a picture on another host where it is', () => {
    const picture = 'https://cdn.example.com/desk.jpg';
    expect(blogPosting(site, { ...article, picture })).toHaveProperty(
      'image',
      picture,
    );
  });
});
