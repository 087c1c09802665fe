import { css } from '@emotion/react';

/** A text whose ranges, such as "2-3", stay on one line: browsers break a line after their hyphen. */
export function withWholeRanges(text: string) {
  return text.split(/(\d+-\d+)/).map((piece, index) =>
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
