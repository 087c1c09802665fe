import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  WithContext,
} from 'schema-dts';
import { plainTextOf } from '../../content/text/markup';
import { canonicalUrl } from '../addresses';
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
  /** The pictures' addresses: paths on this site, or URLs of the host that serves pictures. */
  pictures: readonly string[];
  words: number;
}

export function articleData(
  site: { name: string; origin: string },
  article: Article,
): WithContext<BlogPosting> {
  const url = canonicalUrl(site.origin, article.path);
  // In summer an hour after the day has begun in London, and the same day.
  const published = `${article.day}T00:00:00Z`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: article.pictures.map((src) => new URL(src, site.origin).href),
    datePublished: published,
    // data/ has no day of a change: a corrected article keeps its date.
    dateModified: published,
    author: {
      '@type': 'Person',
      name: article.author,
      jobTitle: article.authorRole ?? undefined,
      url: canonicalUrl(site.origin, '/about'),
    },
    publisher: publisher(site),
    inLanguage: 'en-GB',
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
  };
}

/** A page on the path to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbData(
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

interface QuestionAndAnswer {
  readonly question: string;
  /** A text of data/, with markup. */
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
