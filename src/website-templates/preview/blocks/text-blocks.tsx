import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../sample-site';

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

/** The first answer is open, as an example. */
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

/** Rows of label and value below an optional line, such as an address; the total is below a rule. */
export function RowsBlock({ block: { text, rows, total } }: BlockProps) {
  return (
    <>
      {text && <p className="sample-address">{text}</p>}
      <Rows rows={rows ?? []} total={total} />
    </>
  );
}

interface RowsProps {
  rows: NonNullable<PreviewBlock['rows']>;
  total?: PreviewBlock['total'];
}

export function Rows({ rows, total = null }: RowsProps) {
  return (
    <dl className="sample-rows-list">
      {rows.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {text && <dd className="sample-sentence">{text}</dd>}
        </div>
      ))}
      {total && (
        <div className="sample-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
