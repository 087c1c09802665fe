import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Lightbulb } from 'lucide-react';
import { RichText } from '../../components/text/rich-text';
import type { Block } from './article-sections';

/** A block within a section, or the text of a step. */
export function ArticleBlock({ block }: { block: Block }) {
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
        <aside css={calloutStyle}>
          <Lightbulb aria-hidden="true" size="1.25em" />
          <div>
            <p css={calloutTitleStyle}>{block.title}</p>
            <p>{text}</p>
          </div>
        </aside>
      );
    default:
      return <p>{text}</p>;
  }
}

const quoteStyle = (theme: Theme) =>
  css({
    margin: `${theme.space[10]} 0`,
    paddingLeft: theme.space[6],
    borderLeft: `${theme.space[1]} solid ${theme.tint.strong}`,
    blockquote: {
      margin: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.title3,
      fontWeight: 500,
      lineHeight: theme.leading.snug,
      letterSpacing: '-0.01em',
      textWrap: 'pretty',
    },
    figcaption: {
      marginTop: theme.space[3],
      fontSize: theme.text.small,
      color: theme.colour.textMuted,
    },
  });

const calloutStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.space[3],
    margin: `${theme.space[8]} 0`,
    padding: theme.space[5],
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    breakInside: 'avoid',
    svg: { marginTop: '0.15em', color: theme.tint.strong },
    'p:last-child': { marginBottom: 0 },
  });

const calloutTitleStyle = (theme: Theme) =>
  css({
    // Overrides the style of the article's paragraphs.
    '&&': { marginBottom: theme.space[2] },
    fontWeight: 650,
    lineHeight: theme.leading.snug,
  });
