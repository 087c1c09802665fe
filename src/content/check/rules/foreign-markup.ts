import { parseInline, paragraphsOf } from '../../text/markup';
import type { FieldText } from '../content';
import { type Issue, formatValue } from '../issue';

/** Markdown and HTML that pages show as they are typed. */
const FOREIGN = [
  /~~[^~]+~~/,
  /`+[^`]+`+/,
  /<\/?[a-z][^<>]*>|<!--/i,
  /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
  /!\[[^\]]*\]\([^)]*\)/,
  /^[ \t]*(?:#{1,6}|[-*+>]) .*|^[ \t]*(?:-{3,}|\|.*\|)[ \t]*$/m,
  /(?<![\w*])\*{1,3}(?=\p{L})[^*\n]*[^\s*]\*{1,3}|\*\*(?=\p{L})|(?<=\p{L})\*\*/u,
  /(?<![\w/])_{1,3}(?=[^\s_])[^_\n]*[^\s_]_{1,3}(?!\w)/,
  /\[[^\]]+\](?:\([^)]*\)|\[[^\]]*\])/,
  /\\[*_~`#[\]<>]/,
];

/** What looks like markup and is shown as it is typed, one warning for a text. */
export function foreignMarkupIssues({ file, path, value, rule }: FieldText) {
  if (rule.isLink || /^(?:https|mailto):/.test(value)) return [];
  const paragraphs = rule.isMarkup ? paragraphsOf(value) : [value.trim()];
  // A picture begins with "!", before what is a link by itself.
  const shown = rule.isMarkup ? paragraphs.map(literalTextOf) : paragraphs;
  const found =
    FOREIGN.map((sign) => shown.join('\n').match(sign)?.[0]).find(Boolean) ??
    (paragraphs.some((one) => one.includes('\n'))
      ? 'a line break, which is shown as a space'
      : undefined);
  if (found === undefined) return [];
  const allowed = rule.isMarkup
    ? 'text with no markup but **strong words**, [links](/faq) and empty lines between paragraphs'
    : 'text without markup, which this field shows as it is typed';
  const issue: Issue = {
    file,
    path,
    expected: allowed,
    found: formatted(found),
  };
  return [issue];
}

const formatted = (found: string) =>
  found.startsWith('a line') ? found : formatValue(found);

const literalTextOf = (paragraph: string) =>
  parseInline(paragraph)
    .map((piece, index, all) =>
      piece.kind === 'link' && all[index - 1]?.text.endsWith('!')
        ? `[${piece.text}](${piece.href})`
        : piece.text,
    )
    .join('');
