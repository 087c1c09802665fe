import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Inline } from '../../content/inline';
import { parseInline } from '../../content/inline';
import type { Range } from '../../search/search';
import { Marked } from './marked';
import { SiteLink } from '../actions/site-link';

interface RichTextProps {
  children: string;
  /** What a visitor searched for, in characters of the visible text. */
  marked?: readonly Range[];
}

const NOTHING: readonly Range[] = [];

/** Running text from data/ with its **strong** words and [links](/faq); anything else shows as it stands. */
export function RichText({ children, marked = NOTHING }: RichTextProps) {
  return inlineNodes(parseInline(children), marked, 0);
}

/** `start` is the offset of the pieces in the visible text. */
function inlineNodes(
  pieces: Inline[],
  marked: readonly Range[],
  start: number,
): ReactNode {
  let offset = start;
  return pieces.map((piece, index) => {
    const node = inlineNode(piece, marked, offset);
    offset += piece.text.length;
    // Pieces never change places, so their position is their identity.
    return <Fragment key={index}>{node}</Fragment>;
  });
}

function inlineNode(piece: Inline, marked: readonly Range[], offset: number) {
  if (piece.kind === 'strong')
    return <strong>{inlineNodes(piece.parts, marked, offset)}</strong>;
  const words = (
    <Marked ranges={marked} offset={offset}>
      {piece.text}
    </Marked>
  );
  return piece.kind === 'link' ? (
    <SiteLink href={piece.href}>{words}</SiteLink>
  ) : (
    words
  );
}
