import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { paragraphsOf, parseInline } from '../../content/text/markup';
import { SiteLink } from '../actions/links';
import { Inlines } from './inlines';

/**
 * A text of data/ with **strong** words, *emphasis* and [links](/faq); anything else is literal. Where a
 * paragraph can't be an element `p`, as in a list or a cell, those after the first are blocks of their own.
 */
export function RichText({ children }: { children: string }) {
  const [first = '', ...others] = paragraphsOf(children);
  return (
    <>
      <Inlines pieces={parseInline(first)} link={SiteLink} />
      {others.map((paragraph, index) => (
        <span key={index} css={blockStyle}>
          <Inlines pieces={parseInline(paragraph)} link={SiteLink} />
        </span>
      ))}
    </>
  );
}

const blockStyle = css({ display: 'block', marginTop: '1em' });

interface RichParagraphProps extends ComponentProps<'p'> {
  children: string;
}

/** The same in a `p` for each paragraph. */
export function RichParagraph({ children, ...rest }: RichParagraphProps) {
  const paragraphs = paragraphsOf(children);
  return paragraphs.map((paragraph, index) => (
    <p key={index} {...rest} css={index < paragraphs.length - 1 && spacedStyle}>
      <Inlines pieces={parseInline(paragraph)} link={SiteLink} />
    </p>
  ));
}

/** Above the parent's own margin, which is for what follows the text. */
const spacedStyle = css({ '&&': { marginBottom: '1em' } });

/**
 * Keeps "2-3", "8am–10am" or "Text-Back" on one line, with adjacent brackets and punctuation: browsers break lines
 * after hyphens and dashes. Words of more than ten letters may break, as enlarged text on a phone has no room for them.
 */
export const withWholeWords = (text: string) =>
  // The pattern has a group, so every second piece is a match.
  text
    .split(/(\(?(?<![\w–-])(?=[\w–-]{3,10}(?![\w–-]))\w+[–-]\w+[).,;:?]*)/)
    .map((piece, index) =>
      index % 2 ? (
        <span key={index} css={wholeStyle}>
          {piece}
        </span>
      ) : (
        piece
      ),
    );

// Not `nowrap`: a word wider than its line can still break.
const wholeStyle = css({ display: 'inline-block' });
