import { Fragment } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { Range } from '../../search/search';
import { partsOf } from '../../search/search';

interface MarkedProps {
  children: string;
  /** What to mark, in characters of the whole that the text is a part of. */
  ranges: readonly Range[];
  /** Where in that whole the text begins. */
  offset?: number;
}

/** A text with what a visitor searched for marked in it. */
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

const markStyle = (theme: Theme) =>
  css({
    background: theme.colour.highlight,
    // Also inside a link, whose own colour would not stand out enough.
    color: theme.colour.text,
    borderRadius: theme.radius.tiny,
  });
