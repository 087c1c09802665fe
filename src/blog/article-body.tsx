import { graphql } from 'gatsby';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from '../components/card';
import { Prose } from '../components/prose';
import { RichText } from '../components/rich-text';
import type { ArticleSection, Block } from './sections-of';
import { sectionsOf } from './sections-of';

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
  blocks: readonly Block[];
}

/** The text of an article, made of typed blocks. */
export function ArticleBody({ blocks }: ArticleBodyProps) {
  return (
    <Prose>
      {sectionsOf(blocks).map((section, index) => (
        <BodySection key={section.id ?? index} section={section} />
      ))}
    </Prose>
  );
}

function BodySection({ section }: { section: ArticleSection }) {
  const headingId = useId();
  const { id, opening, blocks } = section;
  const content = blocks.map((block, index) => (
    <BodyBlock key={index} block={block} />
  ));
  if (!opening) return content;
  return (
    <section id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {opening.kind === 'step'
          ? `${opening.number}. ${opening.title}`
          : opening.text}
      </h2>
      {opening.kind === 'step' && (
        <p>
          <RichText>{opening.text ?? ''}</RichText>
        </p>
      )}
      {content}
    </section>
  );
}

function BodyBlock({ block }: { block: Block }) {
  const text = <RichText>{block.text ?? ''}</RichText>;
  switch (block.kind) {
    case 'list':
      return (
        <ul>
          {block.items?.map((item) => (
            <li key={item}>
              <RichText>{item}</RichText>
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <figure css={quoteStyle}>
          <blockquote>{text}</blockquote>
          {block.source && <figcaption>{block.source}</figcaption>}
        </figure>
      );
    case 'callout':
      return (
        <aside css={cardStyle}>
          <p>
            <strong>{block.title}</strong>
          </p>
          <p>{text}</p>
        </aside>
      );
    default:
      return <p>{text}</p>;
  }
}

const quoteStyle = (theme: Theme) =>
  css({
    margin: `${theme.space[6]} 0`,
    paddingLeft: theme.space[6],
    borderLeft: `${theme.space[1]} solid ${theme.colour.highlight}`,
    blockquote: { margin: 0, fontSize: theme.text.lead },
  });
