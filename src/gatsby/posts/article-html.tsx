import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Inlines } from '../../components/text/inlines';
import { SIGNS } from '../../content/constants';
import { pictureData, queriedPicture } from '../../content/picture-data';
import type { ArticleBlockData, BlockOf } from '../../content/schemas/blocks';
import {
  type ContentBlock,
  headingText,
  sectionsOf,
} from '../../content/text/article-sections';
import { paragraphsOf, parseInline } from '../../content/text/markup';

interface ArticleProps {
  body: readonly ArticleBlockData[];
  pictures: readonly Queries.FeedPictureFragment[];
}

/** An article for readers of the feed, which show no styles, scripts or frames: figures are tables, videos are links. */
export const articleHtml = (article: ArticleProps, origin: string) =>
  feedHtml(<Article {...article} />, origin);

/** HTML in which the paths of this site are full addresses. */
export const feedHtml = (content: ReactNode, origin: string) =>
  renderToStaticMarkup(content).replace(
    // In texts, quotation marks are entities.
    / (href|src)="\/(?!\/)/g,
    ` $1="${origin}/`,
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
  pictures: ArticleProps['pictures'];
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
    case 'picture': {
      const { image, alt = '', caption, credit } = block;
      return (
        <figure>
          <FeedPicture file={queriedPicture(image, pictures)} alt={alt} />
          {(caption || credit) && (
            <figcaption>
              {caption && <Line text={caption} />}{' '}
              {credit && <small>Picture: {credit}</small>}
            </figcaption>
          )}
        </figure>
      );
    }
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

const Line = ({ text }: { text: string }) => (
  <Inlines pieces={parseInline(text)} link="a" />
);

const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p key={index}>
      <Line text={paragraph} />
    </p>
  ));

interface QuoteProps {
  title?: string;
  text: string;
  source?: string | undefined;
}

const Quote = ({ title, text, source }: QuoteProps) => (
  <blockquote>
    {title && (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    <Paragraphs text={text} />
    {source && <p>{source}</p>}
  </blockquote>
);

function List({ ordered, items }: Pick<BlockOf<'list'>, 'ordered' | 'items'>) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((item, index) => (
        <li key={index}>
          <Line text={typeof item === 'string' ? item : item.text} />
          {typeof item === 'object' && <List items={item.items} />}
        </li>
      ))}
    </Element>
  );
}

interface TableProps {
  title: string;
  columns?: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string | undefined;
}

const Table = ({ title, columns, rows, note }: TableProps) => (
  <>
    <table>
      <caption>{title}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <Line text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={index}>
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p>{note}</p>}
  </>
);

interface FeedPictureProps {
  file: Queries.FeedPictureFragment;
  alt: string;
}

export function FeedPicture({ file, alt }: FeedPictureProps) {
  const { images, width, height } = pictureData(file, file.relativePath);
  return (
    <img
      // Otherwise React adds a link that preloads it.
      loading="lazy"
      src={images.fallback.src}
      alt={alt}
      width={width}
      height={Math.round(height)}
    />
  );
}
