import { type ReactNode, Fragment } from 'react';
import { css } from '@emotion/react';
import { type Inline, parseInline } from '../../content/inline';
import { SiteLink } from '../actions/links';

interface RichTextProps {
  children: string;
}

/** Text from data/ with **strong** words and [links](/faq); anything else is shown literally. */
export function RichText({ children }: RichTextProps) {
  return inlineNodes(parseInline(children));
}

// Pieces never change their order.
const inlineNodes = (pieces: Inline[]): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={index}>{inlineNode(piece)}</Fragment>
  ));

function inlineNode(piece: Inline) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{inlineNodes(piece.parts)}</strong>;
    case 'link':
      return <SiteLink href={piece.href}>{piece.text}</SiteLink>;
    case 'text':
      return piece.text;
  }
}

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
