/** A piece of running text: plain, strong (with the links in it), or a link. `text` is what a visitor reads of it. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string; parts: Inline[] }
  | { kind: 'link'; text: string; href: string };

const MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Links only. The first group, that of strong words in MARKUP, never matches: strong words hold no strong words. */
const LINK = /(?!)()|\[([^\]]+)\]\(([^()\s]+)\)/g;

/**
 * Splits a text of data/ into its pieces. Only **strong** and [label](href) are markup; everything else,
 * HTML and lone brackets included, is text and is shown literally.
 */
export function parseInline(source: string): Inline[] {
  return pieces(source, MARKUP);
}

function pieces(source: string, markup: RegExp): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > end)
      pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, strong, label = '', href = ''] = match;
    pieces.push(
      strong === undefined
        ? { kind: 'link', text: label, href }
        : strongPiece(strong),
    );
    end = match.index + whole.length;
  }
  if (end < source.length)
    pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

function strongPiece(source: string): Inline {
  const parts = pieces(source, LINK);
  return {
    kind: 'strong',
    text: parts.map(({ text }) => text).join(''),
    parts,
  };
}

/** The addresses that a text of data/ links to, those within strong words too. */
export function linksIn(source: string): string[] {
  return linksOf(parseInline(source));
}

function linksOf(parts: Inline[]): string[] {
  return parts.flatMap((piece) =>
    piece.kind === 'link'
      ? [piece.href]
      : piece.kind === 'strong'
        ? linksOf(piece.parts)
        : [],
  );
}

/** A text of data/ without its markup. */
export function plainTextOf(source: string): string {
  return parseInline(source)
    .map(({ text }) => text)
    .join('');
}

export function wordsIn(source: string): number {
  return plainTextOf(source).match(/\S+/g)?.length ?? 0;
}
