/** A piece of running text: plain, strong, or a link. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

/**
 * Splits a text of data/ into its pieces. Only **strong** and [label](href) are markup; everything else,
 * HTML and lone brackets included, is text and is shown literally.
 */
export function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end)
      pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, strong, label = '', href = ''] = match;
    pieces.push(
      strong === undefined
        ? { kind: 'link', text: label, href }
        : { kind: 'strong', text: strong },
    );
    end = match.index + whole.length;
  }
  if (end < source.length)
    pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

/** Takes a text of data/; gives the words that a page shows of it, without the markup. */
export function plainTextOf(source: string): string {
  return parseInline(source)
    .map(({ text }) => text)
    .join('');
}
