import { type ReactNode, Fragment } from 'react';
import { css } from '@emotion/react';
import { type Inline, parseInline } from '../../content/inline';
import { type Range, partsOf } from '../../content/search';
import { SiteLink } from '../actions/links';
import { theme } from '../../styles/theme';

interface RichTextProps {
  children: string;
  /** Matches of a search, as positions in the visible text. */
  marked?: readonly Range[];
}

const NOTHING: readonly Range[] = [];

/** Text from data/ with **strong** words and [links](/faq); anything else is shown literally. */
export function RichText({ children, marked = NOTHING }: RichTextProps) {
  return inlineNodes(parseInline(children), marked, 0);
}

/** `start` is the position of the first piece in the visible text. */
function inlineNodes(
  pieces: Inline[],
  marked: readonly Range[],
  start: number,
): ReactNode {
  let offset = start;
  return pieces.map((piece, index) => {
    const node = inlineNode(piece, marked, offset);
    offset += piece.text.length;
    // Pieces never change their order.
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

interface MarkedProps {
  children: string;
  /** Matches to mark, as positions in the whole text. */
  ranges: readonly Range[];
  /** This part's position in the whole text. */
  offset?: number;
}

/** A text, or part of one, with `<mark>` around what a visitor searched for. */
export function Marked({ children, ranges, offset = 0 }: MarkedProps) {
  return partsOf(children, ranges, offset).map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} css={markStyle}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

const markStyle = css({
  background: theme.colour.highlight,
  // Also inside links, whose colour has too little contrast on this background.
  color: theme.colour.text,
  borderRadius: theme.radius.tiny,
});

/**
 * A text in which "2-3", "8am–10am" or "Text-Back" stays on one line: browsers break a line after a hyphen or a dash.
 * Brackets and punctuation stay with the word.
 * Words of more than ten letters may break, as large text on a phone has no room for them.
 */
export const withWholeWords = (text: string) =>
  withWhole(
    text,
    /(\(?(?<![\w–-])(?=[\w–-]{3,10}(?![\w–-]))\w+[–-]\w+[).,;:?]*)/,
  );

/** A text in which a phone number stays on one line. */
export const withWholeNumbers = (text: string) =>
  withWhole(text, /(\d+(?: \d+)+)/);

/** Because the pattern is a group, `split` returns the matches too, as every second piece. */
const withWhole = (text: string, pattern: RegExp) =>
  text.split(pattern).map((piece, index) =>
    index % 2 ? (
      <span key={index} css={wholeStyle}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

// Unlike `nowrap`, a word that is wider than its line still breaks.
const wholeStyle = css({ display: 'inline-block' });
