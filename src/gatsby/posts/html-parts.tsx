import { createContext, useContext } from 'react';
import { Inlines } from '../../components/text/inlines';
import { pictureData, queriedPicture } from '../../content/picture-data';
import type { BlockOf, ListBlock } from '../../content/schemas/blocks';
import { paragraphsOf, parseInline } from '../../content/text/markup';

// The parts of an article in the feed (article-html.tsx).

/** The article's address, from which links and pictures get theirs. */
export const Address = createContext('');

const useAbsolute = (path: string) => new URL(path, useContext(Address)).href;

interface QuoteProps {
  title?: string;
  text: string;
  source?: string | undefined;
}

export const Quote = ({ title, text, source }: QuoteProps) => (
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

interface AnchorProps {
  href: string;
  children: string;
}

function Anchor({ href, children }: AnchorProps) {
  return <a href={useAbsolute(href)}>{children}</a>;
}

export const Line = ({ text }: { text: string }) => (
  <Inlines pieces={parseInline(text)} link={Anchor} />
);

export const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p key={index}>
      <Line text={paragraph} />
    </p>
  ));

export function List({ ordered, items }: Pick<ListBlock, 'ordered' | 'items'>) {
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

export function Table({ title, columns, rows, note }: TableProps) {
  return (
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
}

export type FeedPictures = readonly Queries.FeedPictureFragment[];

interface FigureProps {
  block: BlockOf<'picture'>;
  /** Those of the whole article. */
  pictures: FeedPictures;
}

export function Figure({ block, pictures }: FigureProps) {
  const { image, alt = '', caption, credit } = block;
  const file = queriedPicture(image, pictures);
  const { images, width, height } = pictureData(file, image);
  return (
    <figure>
      <img
        src={useAbsolute(images.fallback.src)}
        alt={alt}
        width={width}
        height={Math.round(height)}
      />
      {(caption || credit) && (
        <figcaption>
          {caption && <Line text={caption} />}{' '}
          {credit && <small>Picture: {credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
