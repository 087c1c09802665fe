/** A piece of text: plain, strong (with any links inside) or a link. `text` is its visible text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string; parts: Inline[] }
  | { kind: 'link'; text: string; href: string };

const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/g;

/**
 * Splits a text of data/ into pieces. Only **strong** and [label](href) are markup; everything else, including HTML and
 * single brackets, is literal text.
 */
export function parseInline(source: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ kind: 'text', text: source.slice(end, to) });
  };
  for (const { 0: whole, index, groups } of source.matchAll(MARKUP)) {
    const { strong, label = '', href = '' } = groups ?? {};
    addText(index);
    pieces.push(
      strong === undefined
        ? { kind: 'link', text: label, href }
        : {
            kind: 'strong',
            text: plainTextOf(strong),
            parts: parseInline(strong),
          },
    );
    end = index + whole.length;
  }
  addText(source.length);
  return pieces;
}

/** The addresses of all links in a text, including those inside strong words. */
export function linksIn(source: string): string[] {
  return parseInline(source)
    .flatMap((piece) => (piece.kind === 'strong' ? piece.parts : piece))
    .flatMap((piece) => (piece.kind === 'link' ? piece.href : []));
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
