import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../styles/mixins';
import { SamplePicture } from '../parts/sample-picture';
import { Swatch } from '../parts/swatch';
import type { SampleCardData } from '../sample-fields';

interface CardProps {
  card: SampleCardData;
  heading?: 'h3' | 'h5';
  children?: ReactNode;
}

export function SampleCard({
  card,
  heading: Heading = 'h5',
  children,
}: CardProps) {
  const { title, text, tag, figure, price, messages, options } = card;
  return (
    <li className="sample-card">
      <SamplePicture of={card} />
      {figure && <p className="sample-figure">{figure}</p>}
      <Heading>{title}</Heading>
      {tag && <p className="sample-tag">{tag}</p>}
      {text && <p className="sample-sentence">{text}</p>}
      <Messages messages={messages} />
      <Stock options={options} />
      {price && <p className="sample-price">{price}</p>}
      {children}
    </li>
  );
}

/** Messages in the firm's software: the first person's on the left, the answers on the right, the software's below. */
function Messages({ messages }: Pick<SampleCardData, 'messages'>) {
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

/** What is left of a thing for sale in each colour. */
function Stock({ options }: Pick<SampleCardData, 'options'>) {
  if (!options) return null;
  return (
    <ul className="sample-stock">
      {options.map(({ label, value, colour }) => (
        <li key={label}>
          <Swatch colour={colour} />
          <span css={visuallyHidden}>{label}</span> {value}
        </li>
      ))}
    </ul>
  );
}
