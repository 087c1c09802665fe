import type { BlogPosting, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';
import { publisher } from './business';

interface Article {
  title: string;
  description: string;
  author: string;
  authorRole: string | null;
  category: string;
  keywords: readonly string[];
  /** The day of publication as YYYY-MM-DD. */
  day: string;
  path: string;
  /** The picture's address: a path on this site, or a full URL where pictures are on another host. */
  picture: string;
  words: number;
}

export function articleData(
  site: { name: string; origin: string },
  article: Article,
): WithContext<BlogPosting> {
  const url = canonicalUrl(site.origin, article.path);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: new URL(article.picture, site.origin).href,
    datePublished: article.day,
    author: {
      '@type': 'Person',
      name: article.author,
      jobTitle: article.authorRole ?? undefined,
    },
    publisher: publisher(site),
    inLanguage: 'en-GB',
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
  };
}
