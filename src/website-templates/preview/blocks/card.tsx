import type { ReactNode } from 'react';
import { initials } from '../../../components/cards/avatar';
import { PreviewPicture } from '../parts/preview-picture';
import type { PreviewCard } from '../preview-fields';
import { Bars, Messages } from './card-fragments';

interface CardProps {
  card: PreviewCard;
  /** Without a picture it has the initials of its name. */
  isPerson?: boolean;
  heading?: 'h3' | 'h5';
  children?: ReactNode;
}

export function SampleCard({
  card,
  isPerson = false,
  heading: Heading = 'h5',
  children,
}: CardProps) {
  const { title, text, tag, figure, price, messages, bars } = card;
  return (
    <li className="sample-card">
      <PreviewPicture of={card} />
      {isPerson && !card.image && (
        <span
          className="sample-initials"
          aria-hidden="true"
          data-initials={initials(title.replace(/^Dr /, ''))}
        />
      )}
      {figure && <p className="sample-figure">{figure}</p>}
      <Heading>{title}</Heading>
      {tag && <p className="sample-tag">{tag}</p>}
      {text && <p className="sample-sentence">{text}</p>}
      <Messages messages={messages} />
      <Bars bars={bars} />
      {price && <p className="sample-price">{price}</p>}
      {children}
    </li>
  );
}
