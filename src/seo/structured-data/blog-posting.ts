import type { BlogPosting, WithContext } from 'schema-dts';
import { canonicalUrl } from '../paths';

/** What search engines are told about an article. */
export interface ArticleFacts {
  title: string;
  excerpt: string;
  author: string;
  category: string;
  keywords: readonly string[];
  /** The day of publication as YYYY-MM-DD. */
  day: string;
  pathname: string;
  /** Where on this site the picture is, or its whole address where pictures stand on a host of their own. */
  picture: string;
  words: number;
}

/** Takes the site's name and origin, and an article's facts; gives them in schema.org's terms. */
export function blogPosting(
  site: { name: string; origin: string },
  article: ArticleFacts,
): WithContext<BlogPosting> {
  const url = canonicalUrl(site.origin, article.pathname);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: new URL(article.picture, site.origin).href,
    datePublished: article.day,
    author: { '@type': 'Person', name: article.author },
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: canonicalUrl(site.origin, '/'),
    },
    inLanguage: 'en-GB',
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
  };
}
