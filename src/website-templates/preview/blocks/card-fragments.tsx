import type { PreviewCard } from '../preview-fields';

// Parts of the firm's software, within a card.

/** Messages of two people: the first one's on the left, the answers on the right. */
export function Messages({ messages }: Pick<PreviewCard, 'messages'>) {
  if (!messages) return null;
  const [first] = messages;
  return (
    <ul className="sample-messages">
      {messages.map(({ name, text }) => (
        <li key={text} data-answer={name !== first?.name || undefined}>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Bars({ bars }: Pick<PreviewCard, 'bars'>) {
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
