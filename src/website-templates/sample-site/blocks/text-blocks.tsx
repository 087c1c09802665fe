import { RichParagraph } from '../../../components/text/rich-text';
import { BlockButton } from '../parts/buttons';
import type { QueriedBlock } from '../sample-fields';
import type { BlockProps } from '../site-model';
import { shiftKind } from './rota-block';

export function TextBlock({ block, open }: BlockProps<'text'>) {
  return (
    <>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <BlockButton {...block} open={open} />
    </>
  );
}

export function QuoteBlock({ text, source }: QueriedBlock<'quote'>) {
  return (
    <figure>
      <blockquote>“{text}”</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}

/** The first answer shows what the others look like. */
export function QuestionsBlock({ questions }: QueriedBlock<'questions'>) {
  return questions.map(({ question, answer }, number) => (
    <details key={question} open={number === 0}>
      <summary>{question}</summary>
      <RichParagraph>{answer}</RichParagraph>
    </details>
  ));
}

export function StatsBlock({ stats }: QueriedBlock<'stats'>) {
  return (
    <ul>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

/** Labels and values under a line such as an address; a total under a rule. */
export function RowsBlock({ text, ...rows }: QueriedBlock<'rows'>) {
  return (
    <>
      {text && <p className="sample-address">{text}</p>}
      <Rows {...rows} />
    </>
  );
}

export function Rows({
  rows,
  total,
}: Pick<QueriedBlock<'rows'>, 'rows' | 'total'>) {
  return (
    <dl className="sample-rows-list">
      {rows.map(({ label, value, text, instead }) => (
        <div key={label}>
          <dt>
            {instead && <del>{instead}</del>} <span>{label}</span>
          </dt>
          <dd data-shift={shiftKind(value)}>{value}</dd>
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
