import { kindOfFile } from '../../kinds';
import { wordCountOfBlocks } from '../../text/article-sections';
import { LONGEST_TITLE } from '../../text/page-title';
import type { Content, FieldText } from '../content';
import { formatValue, type Issue } from '../issue';
import { foreignMarkupIssues } from './foreign-markup';
import { entryIssues } from './unique';

/** Lengths, in characters, that search engines show whole. For a shorter description they show words of the page. */
const SHOWN = {
  title: { shortest: 0, longest: LONGEST_TITLE },
  description: { shortest: 70, longest: 160 },
};

const WORDS_A_MINUTE = 200;

/** Allowed deviation of `readTime`, in minutes. */
const TOLERANCE = 2;

/** Possible improvements, which don't stop a build. */
export function warnings(
  content: Content,
  texts: FieldText[],
  today: string,
): Issue[] {
  const articles = content.Post.filter(({ value }) => value.body);
  const files = new Set(articles.map(({ file }) => file));
  // Posts with an external link have no page here.
  const ofPages = texts.filter(
    ({ file }) => kindOfFile(file) !== 'Post' || files.has(file),
  );
  return [
    ...ofPages.flatMap(lengthIssues),
    ...entryIssues(content),
    ...articles.flatMap(readTimeIssues),
    ...content.Post.flatMap((post) => dayIssues(post, today)),
    ...texts.flatMap(fileNameIssues),
    ...texts.flatMap(foreignMarkupIssues),
  ].map((issue) => ({ ...issue, severity: 'warning' }));
}

function lengthIssues({ file, path, value, rule }: FieldText): Issue[] {
  if (!rule.unique || rule.unique === 'address') return [];
  const { shortest, longest } = SHOWN[rule.unique];
  const published = rule.publishedAs?.(value, '') ?? value;
  const { length } = published;
  if (length >= shortest && length <= longest) return [];
  const range = `${shortest ? `${shortest} to` : 'at most'} ${longest}`;
  const expected = `${range} characters, which is what search engines show`;
  // Pages of templates add words to the name, so the message quotes the whole title.
  const whole = published === value ? '' : ` in ${formatValue(published)}`;
  return [{ file, path, expected, found: `${length} characters${whole}` }];
}

function fileNameIssues({ file, path, value, rule }: FieldText): Issue[] {
  if (!rule.isAlt || !/\.\w{3,4}$/.test(value)) return [];
  const expected = 'what the picture shows, instead of the name of its file';
  return [{ file, path, expected, found: formatValue(value) }];
}

function dayIssues({ file, value }: Content['Post'][number], today: string) {
  const { date, draft } = value;
  if (draft || date <= today) return [];
  const expected = `a day that has come (today is ${today}): until then the site doesn’t show the post`;
  return [{ file, path: ['date'], expected, found: formatValue(date) }];
}

function readTimeIssues({ file, value }: Content['Post'][number]): Issue[] {
  const words = wordCountOfBlocks(value.body ?? []);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  if (Math.abs(Number.parseInt(value.readTime) - minutes) <= TOLERANCE)
    return [];
  const expected = `about ${minutes} min, for ${words} words at ${WORDS_A_MINUTE} a minute`;
  const suggestion = `${minutes} min read`;
  const found = formatValue(value.readTime);
  return [{ file, path: ['readTime'], expected, found, suggestion }];
}
