import { wordCount } from '../../article-sections';
import { LONGEST_TITLE, templateTitle } from '../../page-title';
import type { Content, LocatedString, Texts } from '../content';
import { type Issue, formatValue } from '../issue';

/** How much of a text search engines show, in characters. They replace a shorter description. */
const TITLE = { shortest: 0, longest: LONGEST_TITLE };
const DESCRIPTION = { shortest: 70, longest: 160 };
const LIMITS: Partial<Record<string, typeof TITLE>> = {
  'seo.title': TITLE,
  'seo.description': DESCRIPTION,
  'Post title': TITLE,
  'Post excerpt': DESCRIPTION,
  'WebsiteTemplate name': {
    shortest: 0,
    longest: LONGEST_TITLE - templateTitle('').length,
  },
  'WebsiteTemplate description': DESCRIPTION,
};

const WORDS_A_MINUTE = 200;

/** How far `readTime` may be off, in minutes. */
const TOLERANCE = 2;

/** Improvements, which stop no build. */
export function warnings(content: Content, texts: Texts): Issue[] {
  const articles = content.Post.filter(({ value }) => value.body);
  const files = new Set(articles.map(({ file }) => file));
  // Posts that only link elsewhere have no page here.
  const ofPages = texts.filter(
    ({ file, kind }) => kind !== 'Post' || files.has(file),
  );
  return [
    ...ofPages.flatMap(lengthIssues),
    ...articles.flatMap(readTimeIssues),
    ...texts.flatMap(altTextIssues),
  ].map((issue) => ({ ...issue, severity: 'warning' }));
}

function lengthIssues({ file, name, path, value }: LocatedString): Issue[] {
  const limits = LIMITS[name];
  if (!limits) return [];
  const { shortest, longest } = limits;
  const { length } = value;
  if (length >= shortest && length <= longest) return [];
  const range = `${shortest ? `${shortest} to` : 'at most'} ${longest}`;
  const expected = `${range} characters, which is what search engines show`;
  return [{ file, path, expected, found: `${length} characters` }];
}

function readTimeIssues({ file, value }: Content['Post'][number]): Issue[] {
  const words = wordCount(value.body ?? []);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  if (Math.abs(Number.parseInt(value.readTime) - minutes) <= TOLERANCE)
    return [];
  const expected = `about ${minutes} min, for ${words} words at ${WORDS_A_MINUTE} a minute`;
  const suggestion = formatValue(`${minutes} min read`);
  const found = formatValue(value.readTime);
  return [{ file, path: ['readTime'], expected, found, suggestion }];
}

function altTextIssues({ file, path, value }: LocatedString): Issue[] {
  const isFile = /\.(?:jpe?g|png|webp|avif)\s*$/i.test(value);
  if (!isFile || !/alt$/i.test(String(path.at(-1)))) return [];
  const expected = 'what the picture shows, in words';
  const found = `${formatValue(value)}, the name of a file`;
  return [{ file, path, expected, found }];
}
