import { css } from '@emotion/react';
import { textSizes } from '../parts/picture-sizes';
import { PreviewPicture } from '../parts/preview-picture';
import { picturedStyle } from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';
import { theme } from '../../../styles/theme';

/** Running text, beside a picture where there is one. */
export function TextBlock({ block, site }: BlockProps) {
  const words = (
    <BlockSection title={block.title} isSplit={!block.image}>
      <div css={textStyle}>
        {block.paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </BlockSection>
  );
  if (!block.image) return words;
  return (
    <div css={picturedStyle}>
      <PreviewPicture
        file={block.image}
        alt={block.imageAlt}
        sizes={textSizes(site.layout)}
      />
      {words}
    </div>
  );
}

export function QuoteBlock({ block }: BlockProps) {
  return (
    <BlockSection isTinted>
      <figure css={quoteStyle}>
        <blockquote>{block.text}</blockquote>
        <figcaption>{block.source}</figcaption>
      </figure>
    </BlockSection>
  );
}

/** The first answer shows what the others look like. */
export function QuestionsBlock({ block }: BlockProps) {
  return (
    <BlockSection title={block.title} isSplit>
      {block.questions?.map(({ question, answer }, number) => (
        <details key={question} open={number === 0} css={questionStyle}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </BlockSection>
  );
}

const textStyle = css({ '> :last-child': { marginBottom: 0 } });

const quoteStyle = css({
  maxWidth: theme.width.prose,
  margin: '0 auto',
  textAlign: 'center',
  blockquote: {
    marginBottom: theme.space[3],
    fontFamily: 'var(--preview-heading-font)',
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
    textWrap: 'balance',
    '&::before': { content: '"“"' },
    '&::after': { content: '"”"' },
  },
  figcaption: { fontSize: theme.text.small, color: theme.colour.textMuted },
});

const questionStyle = css({
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  summary: { paddingBlock: theme.space[3], fontWeight: 600 },
  'summary::marker': { color: theme.tint.strong },
  p: { color: theme.colour.textMuted },
});
