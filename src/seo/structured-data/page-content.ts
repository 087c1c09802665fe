import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  WithContext,
} from 'schema-dts';
import { plainTextOf } from '../../content/inline';
import { canonicalUrl } from '../paths';
import { publisher } from './business';

// What a page holds and where it stands, in schema.org's terms.

interface QuestionAndAnswer {
  readonly question: string;
  /** As data/ has it, markup included. */
  readonly answer: string;
}

export function faqPageData(
  items: readonly QuestionAndAnswer[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
    })),
  };
}

interface Article {
  title: string;
  description: string;
  author: string;
  category: string;
  keywords: readonly string[];
  /** The day of publication as YYYY-MM-DD. */
  day: string;
  path: string;
  /** Its address: within this site, or whole where pictures stand on a host of their own. */
  picture: string;
  words: number;
}

export function blogPosting(
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
    author: { '@type': 'Person', name: article.author },
    publisher: publisher(site),
    inLanguage: 'en-GB',
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
  };
}

/** A page on the way to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbList(
  origin: string,
  crumbs: readonly Crumb[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(origin, path),
    })),
  };
}
