import { Fragment } from 'react';
import { parseInline } from '../content/inline';
import { SiteLink } from './site-link';

interface RichTextProps {
  children: string;
}

/** Running text from data/ with its **strong** words and [links](/faq); anything else shows as it stands. */
export function RichText({ children }: RichTextProps) {
  return parseInline(children).map((piece, index) => {
    // Pieces never change places, so their position is their identity.
    switch (piece.kind) {
      case 'strong':
        return <strong key={index}>{piece.text}</strong>;
      case 'link':
        return (
          <SiteLink key={index} href={piece.href}>
            {piece.text}
          </SiteLink>
        );
      case 'text':
        return <Fragment key={index}>{piece.text}</Fragment>;
    }
  });
}
