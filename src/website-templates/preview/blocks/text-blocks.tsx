import type { BlockProps } from '../site';

export function TextBlock({ block }: BlockProps) {
  return block.paragraphs?.map((paragraph) => (
    <p key={paragraph}>{paragraph}</p>
  ));
}

export function QuoteBlock({ block }: BlockProps) {
  return (
    <figure>
      <blockquote>“{block.text}”</blockquote>
      <figcaption>{block.source}</figcaption>
    </figure>
  );
}

/** The first answer shows what the others look like. */
export function QuestionsBlock({ block }: BlockProps) {
  return block.questions?.map(({ question, answer }, number) => (
    <details key={question} open={number === 0}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

export function StatsBlock({ block }: BlockProps) {
  return (
    <ul>
      {block.stats?.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
