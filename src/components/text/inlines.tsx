import { type ComponentType, Fragment } from 'react';
import type { Inline } from '../../content/text/markup';

interface InlinesProps {
  pieces: readonly Inline[];
  link: ComponentType<{ href: string; children: string }> | 'a';
}

/** The pieces of a text. Their order never changes, so the index is a stable key. */
export const Inlines = ({ pieces, link }: InlinesProps) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>{inlineNode(piece, link)}</Fragment>
  ));

function inlineNode(piece: Inline, Link: InlinesProps['link']) {
  switch (piece.kind) {
    case 'strong':
      return (
        <strong>
          <Inlines pieces={piece.parts} link={Link} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines pieces={piece.parts} link={Link} />
        </em>
      );
    case 'link':
      return <Link href={piece.href}>{piece.text}</Link>;
    case 'text':
      return piece.text;
  }
}
