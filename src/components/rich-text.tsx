import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Inline } from '../content/inline';
import { parseInline } from '../content/inline';
import type { Range } from '../search/ranges';
import { Marked } from './marked';
import { SiteLink } from './site-link';

interface RichTextProps {
  children: string;
  /** What a visitor searched for, in characters of the visible text. */
  marked?: readonly Range[];
}

const NOTHING: readonly Range[] = [];

/** Running text from data/ with its **strong** words and [links](/faq); anything else shows as it stands. */
export function RichText({ children, marked = NOTHING }: RichTextProps) {
  let offset = 0;
  return parseInline(children).map((piece, index) => {
    const words = (
      <Marked ranges={marked} offset={offset}>
        {piece.text}
      </Marked>
    );
    offset += piece.text.length;
    // Pieces never change places, so their position is their identity.
    return <Fragment key={index}>{dressed(piece, words)}</Fragment>;
  });
}

function dressed(piece: Inline, words: ReactNode) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'link':
      return <SiteLink href={piece.href}>{words}</SiteLink>;
    case 'text':
      return words;
  }
}
