import { css } from '@emotion/react';

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
