import { paragraphsOf, parseInline } from '../../text/markup';
import type { FieldText } from '../content';
import { formatValue, type Issue } from '../issue';

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** Markdown and HTML that pages show as they are typed. */
const FOREIGN = [
  /~~[^~]+~~/,
  /`+[^`]+`+/,
  /<\/?[a-z][^<>]*>|<!--/i,
  /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
  /^[ \t]*(?:#{1,6}|[-*+>]) .*|^[ \t]*(?:-{3,}|\|.*\|)[ \t]*$/m,
  /(?<![\w*])\*{1,3}(?=\p{L})[^*\n]*[^\s*]\*{1,3}|\*\*(?=\p{L})|(?<=\p{L})\*\*/u,
  /(?<![\w/])_{1,3}(?=[^\s_])[^_\n]*[^\s_]_{1,3}(?!\w)/,
  /\[[^\]]+\] ?(?:\([^)]*(?:\)|$)|\[[^\]]*\])/,
  /\\[*_~`#[\]<>]/,
];

/** What looks like markup and is shown as it is typed, one warning for a text. */
export function foreignMarkupIssues(text: FieldText): Issue[] {
  const { file, path, value, rule } = text;
  if (rule.isLink || /^(?:https|mailto):/.test(value)) return [];
  const paragraphs = rule.isMarkup ? paragraphsOf(value) : [value.trim()];
  const shown = paragraphs.map(rule.isMarkup ? literalTextOf : String);
  const sign =
    PICTURE.exec(value) ??
    FOREIGN.map((one) => one.exec(shown.join('\n'))).find(Boolean);
  const hasBreak = paragraphs.some((one) => one.includes('\n'));
  if (!sign && !hasBreak) return [];
  const expected = rule.isMarkup
    ? 'text with no markup but **strong words**, *emphasis*, [links](/faq) and empty lines between paragraphs; in articles, headings, lists, quotes and pictures are parts of their own'
    : 'text without markup, which this field shows as it is typed';
  const found = sign
    ? formatValue(sign[0]) + (sign[0] === '**' ? ' without a second one' : '')
    : 'a line break, which is shown as a space';
  return [{ file, path, expected, found }];
}

const literalTextOf = (paragraph: string) =>
  parseInline(paragraph)
    .map(({ text }) => text)
    .join('');
