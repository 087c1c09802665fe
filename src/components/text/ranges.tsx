import { css } from '@emotion/react';

/** A text in which "2-3" or "256-bit" stays on one line: browsers break a line after a hyphen. */
export function withWholeRanges(text: string) {
  return text.split(/(\d+-\w+)/).map((piece, index) =>
    index % 2 ? (
      <span key={index} css={wholeStyle}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const wholeStyle = css({ whiteSpace: 'nowrap' });
