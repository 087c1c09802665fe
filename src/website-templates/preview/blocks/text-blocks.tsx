import { BESIDE } from '../parts/picture-sizes';
import { PreviewPicture } from '../parts/preview-picture';
import type { BlockProps } from '../site';
import { BlockSection } from './block-section';

/** Running text, beside a picture where there is one. */
export function TextBlock({ block }: BlockProps) {
  return (
    <>
      <PreviewPicture of={block} sizes={BESIDE} />
      <BlockSection title={block.title}>
        {block.paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </BlockSection>
    </>
  );
}

export function QuoteBlock({ block }: BlockProps) {
  return (
    <BlockSection>
      <figure>
        <blockquote>“{block.text}”</blockquote>
        <figcaption>{block.source}</figcaption>
      </figure>
    </BlockSection>
  );
}

/** The first answer shows what the others look like. */
export function QuestionsBlock({ block }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      {block.questions?.map(({ question, answer }, number) => (
        <details key={question} open={number === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </BlockSection>
  );
}

export function StatsBlock({ block }: BlockProps) {
  return (
    <BlockSection>
      <ul>
        {block.stats?.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
