import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SIGNS } from '../../content/constants';
import type { ArticleBlockData } from '../../content/schemas/blocks';
import {
  type ContentBlock,
  headingText,
  sectionsOf,
} from '../../content/text/article-sections';
import {
  Address,
  type FeedPictures,
  Figure,
  Line,
  List,
  Paragraphs,
  Quote,
  Table,
} from './html-parts';

interface ArticleProps {
  body: readonly ArticleBlockData[];
  pictures: FeedPictures;
}

/** An article for readers of the feed, which show no styles, scripts or frames: figures are tables, videos are links. */
export const articleHtml = (article: ArticleProps, address: string) =>
  renderToStaticMarkup(
    <Address value={address}>
      <Article {...article} />
    </Address>,
  );

function Article({ body, pictures }: ArticleProps) {
  return sectionsOf(body).map(({ heading, level = 2, blocks }, index) => {
    const Heading = `h${level}` as const;
    const Subheading = level === 3 ? 'h4' : 'h3';
    return (
      <section key={index}>
        {heading && <Heading>{headingText(heading)}</Heading>}
        {heading?.kind === 'step' && <Paragraphs text={heading.text} />}
        {blocks.map((block, position) =>
          block.kind === 'subheading' ? (
            <Subheading key={position}>{block.text}</Subheading>
          ) : (
            <Block key={position} block={block} pictures={pictures} />
          ),
        )}
      </section>
    );
  });
}

interface BlockProps {
  block: Exclude<ContentBlock, { kind: 'subheading' }>;
  pictures: FeedPictures;
}

function Block({ block, pictures }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraphs text={block.text} />;
    case 'list':
      return <List {...block} />;
    case 'quote':
    case 'callout':
      return <Quote {...block} />;
    case 'messages':
      return block.messages.map(({ label, text, fromCustomer }, index) => (
        <Quote
          key={index}
          title={label ?? (fromCustomer ? 'Customer' : 'Message')}
          text={text}
        />
      ));
    case 'picture':
      return <Figure block={block} pictures={pictures} />;
    case 'video':
      return (
        <p>
          <a href={block.address}>{`Video: ${block.title}`}</a>{' '}
          {block.caption && <Line text={block.caption} />}
        </p>
      );
    case 'sum':
      return (
        <Table
          {...block}
          rows={[
            ...block.lines.map(({ sign, label, value }) => [
              label,
              sign ? `${SIGNS[sign]} ${value}` : value,
            ]),
            [block.result.label, `= ${block.result.value}`],
          ]}
        />
      );
    case 'bars':
      return (
        <Table
          {...block}
          rows={block.bars.map(({ label, value }) => [label, String(value)])}
        />
      );
    case 'screens':
      return (
        <Table
          {...block}
          rows={block.screens.map(
            ({ label, title, text, rows = [], button, outcome }) => [
              label,
              [title, text, ...rows, button].filter(Boolean).join(' · '),
              outcome,
            ],
          )}
        />
      );
    case 'table':
      return <Table {...block} rows={block.rows.map(({ cells }) => cells)} />;
  }
}
