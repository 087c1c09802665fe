import { css } from '@emotion/react';

/** A text in which "2-3" or "Text-Back" stays on one line: browsers break a line after a hyphen. */
export const withWholeWords = (text: string) => withWhole(text, /(\w+-\w+)/);

/** A text in which a phone number stays on one line. */
export const withWholeNumbers = (text: string) =>
  withWhole(text, /(\d+(?: \d+)+)/);

/** Splitting by a group makes every second piece a match. */
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

// Where the line is shorter than the word, as with large text on a phone, it breaks after all.
const wholeStyle = css({
  display: 'inline-block',
  maxWidth: '100%',
  textDecoration: 'inherit',
});
