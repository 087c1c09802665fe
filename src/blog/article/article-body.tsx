import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArticleBlock } from './article-block';
import { ReadingProgress, progressTimeline } from './reading-progress';
import { SectionHeading } from './section-heading';
import type { ArticleSection } from './sections-of';

export const fragment = graphql`
  fragment ArticleBlockFields on ArticleBlock {
    kind
    text
    items
    number
    title
    source
  }
`;

interface ArticleBodyProps {
  sections: readonly ArticleSection[];
}

/** The text of an article, made of typed blocks. */
export function ArticleBody({ sections }: ArticleBodyProps) {
  return (
    <div css={bodyStyle}>
      <ReadingProgress />
      {sections.map((section, index) => (
        <BodySection key={section.id ?? index} section={section} />
      ))}
    </div>
  );
}

function BodySection({ section }: { section: ArticleSection }) {
  const headingId = useId();
  const { id, opening, blocks } = section;
  const content = blocks.map((block, index) => (
    <ArticleBlock key={index} block={block} />
  ));
  if (!opening) return content;
  return (
    <section id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} section={section} />
      {opening.kind === 'step' && <ArticleBlock block={opening} />}
      {content}
    </section>
  );
}

const bodyStyle = (theme: Theme) =>
  css(progressTimeline, {
    fontSize: theme.text.reading,
    '> section': { marginTop: theme.space[12] },
    'p, ul': { marginBottom: theme.space[5] },
    ul: { paddingLeft: theme.space[6] },
    li: { marginBottom: theme.space[3], paddingLeft: theme.space[1] },
    'li::marker': { color: theme.tint.strong },
  });
