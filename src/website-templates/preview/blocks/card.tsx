import type { ReactNode } from 'react';
import { initials } from '../../../components/cards/avatar';
import { PreviewPicture } from '../parts/preview-picture';
import type { PreviewCard } from '../preview-fields';
import { Bars, Messages } from './card-fragments';

interface CardProps {
  card: PreviewCard;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Without a picture it has the initials of its name. */
  isPerson: boolean;
  children: ReactNode;
}

export function Card({ card, sizes, isPerson, children }: CardProps) {
  const { title, text, tag, figure, price, messages, bars } = card;
  return (
    <li className="sample-card">
      <PreviewPicture of={card} sizes={sizes} />
      {isPerson && !card.image && (
        <span
          className="sample-initials"
          aria-hidden="true"
          data-initials={initials(title.replace(/^Dr /, ''))}
        />
      )}
      {figure && <p className="sample-figure">{figure}</p>}
      <h5>{title}</h5>
      {tag && <p className="sample-tag">{tag}</p>}
      {text && <p className="sample-sentence">{text}</p>}
      <Messages messages={messages} />
      <Bars bars={bars} />
      {price && <p className="sample-price">{price}</p>}
      {children}
    </li>
  );
}
