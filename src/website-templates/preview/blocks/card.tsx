import type { ReactNode } from 'react';
import { PreviewPicture } from '../parts/preview-picture';
import type { PreviewCard } from '../preview-fields';

interface CardProps {
  card: PreviewCard;
  heading?: 'h3' | 'h5';
  children?: ReactNode;
}

export function SampleCard({
  card,
  heading: Heading = 'h5',
  children,
}: CardProps) {
  const { title, text, tag, figure, price, messages, bars } = card;
  return (
    <li className="sample-card">
      <PreviewPicture of={card} />
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

/** Messages in the firm's software: the first person's on the left, the answers on the right, the software's below. */
function Messages({ messages }: Pick<PreviewCard, 'messages'>) {
  if (!messages) return null;
  const people = [...new Set(messages.map(({ name }) => name))];
  return (
    <ul className="sample-messages">
      {messages.map(({ name, text }, index) => (
        <li key={index} data-person={people.indexOf(name)}>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Bars({ bars }: Pick<PreviewCard, 'bars'>) {
  if (!bars) return null;
  return (
    <ul className="sample-bars">
      {bars.map(({ label, value, share }) => (
        <li key={label}>
          <span>{label}</span>
          <strong>{value}</strong>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width="100" height="4" />
            <rect width={share} height="4" data-share />
          </svg>
        </li>
      ))}
    </ul>
  );
}
