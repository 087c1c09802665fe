/** A piece of text: plain, marked (with any other marks inside) or a link. `text` is its visible text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; text: string; parts: Inline[] }
  | { kind: 'link'; text: string; href: string };

const STRONG = /\*\*(?<strong>(?:[^*]|\*[^*]+\*)+)\*\*/;
// Not "2*3*4" or "£5* and £7*": the marks are outside words and not beside spaces inside.
const EMPHASIS = /(?<![\w*])\*(?<emphasis>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/;
const LINK = /\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/;
const MARKUP = new RegExp(
  [STRONG, EMPHASIS, LINK].map(({ source }) => source).join('|'),
  'g',
);

/**
 * Splits a text of data/ into pieces. Only **strong**, *emphasis* and [label](href) are markup; everything else,
 * including HTML and single brackets, is literal text.
 */
export function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ kind: 'text', text: source.slice(end, to) });
  };
  for (const { 0: whole, index, groups } of source.matchAll(MARKUP)) {
    const { strong, emphasis, label = '', href = '' } = groups ?? {};
    const marked = strong ?? emphasis;
    addText(index);
    pieces.push(
      marked === undefined
        ? { kind: 'link', text: label, href }
        : {
            kind: strong === undefined ? 'emphasis' : 'strong',
            text: plainTextOf(marked),
            parts: parseInline(marked),
          },
    );
    end = index + whole.length;
  }
  addText(source.length);
  return pieces;
}

/** The addresses of all links in a text, including those inside marked words. */
export const linksIn = (source: string) => hrefsOf(parseInline(source));

function hrefsOf(pieces: readonly Inline[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'link') return piece.href;
    return 'parts' in piece ? hrefsOf(piece.parts) : [];
  });
}

/** An empty line starts a paragraph; there is always one. */
export function paragraphsOf(source: string): string[] {
  return source.trim().split(/\s*\n\s*\n\s*/);
}

/** For whatever shows no markup: metadata, structured data, the feed and the search. */
export function plainTextOf(source: string): string {
  return parseInline(source.replace(/\s*\n\s*/g, ' '))
    .map(({ text }) => text)
    .join('');
}

export function wordCountOf(source: string): number {
  return plainTextOf(source).match(/\S+/g)?.length ?? 0;
}
