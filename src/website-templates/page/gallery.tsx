import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Picture } from '../../components/media/picture';
import { pictureData } from '../../components/media/picture-data';
import { plainList } from '../../styles/lists';
import { pageAnchor } from '../preview/page-anchor';

export const fragment = graphql`
  fragment GalleryItemFields on GalleryItem {
    title
    imageAlt
    image {
      ...GalleryPictureFields
    }
  }
  fragment GalleryPictureFields on File {
    childImageSharp {
      gatsbyImageData(width: 704, breakpoints: [256, 384, 704, 1160])
    }
  }
`;

type GalleryItem = Queries.GalleryItemFieldsFragment;

interface GalleryProps {
  items: readonly GalleryItem[];
  /** An item whose title is the name of one of these pages links to that page of the preview. */
  pages: readonly string[];
}

/** Views of a template, such as screenshots. Without a picture, a card says in words what there will be to see. */
export function Gallery({ items, pages }: GalleryProps) {
  return (
    <ul css={galleryStyle}>
      {items.map((item) => (
        <li key={item.title}>
          <View item={item} />
          <h3>
            {pages.includes(item.title) ? (
              <a href={`#${pageAnchor(item.title)}`}>
                {item.title}
                <ArrowRight aria-hidden="true" size="1em" />
              </a>
            ) : (
              item.title
            )}
          </h3>
        </li>
      ))}
    </ul>
  );
}

function View({ item: { image, imageAlt } }: { item: GalleryItem }) {
  if (!image) return <p css={wordsStyle}>{imageAlt}</p>;
  const { width, height } = pictureData(image, imageAlt);
  return height > width ? (
    <div css={phoneGroundStyle}>
      <div>
        <Picture file={image} alt={imageAlt} sizes={PHONE_SIZES} />
      </div>
    </div>
  ) : (
    <div css={viewStyle}>
      <Picture file={image} alt={imageAlt} sizes={SIZES} />
    </div>
  );
}

/** Two columns, in which the words of a screenshot can be read. */
const SIZES = '(min-width: 78em) 36.25rem, calc(46vw - 0.5rem)';

const PHONE_SIZES = '(min-width: 78em) 13.2rem, calc(17.5vw - 0.8rem)';

const galleryStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[4],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [theme.media.medium]: {
      gap: `${theme.space[10]} ${theme.space[6]}`,
    },
    // A link reaches over the picture above it.
    li: { position: 'relative' },
    h3: {
      marginBottom: 0,
      fontSize: theme.text.title4,
      [theme.media.phone]: { fontSize: theme.text.small },
    },
    a: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space[2],
      color: 'inherit',
      '&:not(:hover)': { textDecoration: 'none' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    svg: { color: theme.tint.strong },
  });

/** As a desktop's screenshot, which shows whole; a photograph of another shape is cut. */
const viewStyle = (theme: Theme) =>
  css({
    aspectRatio: '16 / 10',
    marginBottom: theme.space[3],
    overflow: 'hidden',
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.tint.soft,
    img: {
      display: 'block',
      aspectRatio: '16 / 10',
      margin: 0,
      borderRadius: 0,
      objectFit: 'cover',
    },
  });

/** The upper part of a phone, on a ground as large as the pictures beside it. */
const phoneGroundStyle = (theme: Theme) =>
  css(viewStyle(theme), {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    paddingTop: theme.space[6],
    '> div': {
      width: '38%',
      padding: theme.space[1],
      borderRadius: theme.radius.large,
      background: theme.colour.field,
      boxShadow: theme.shadow.medium,
    },
    img: { aspectRatio: 'auto', borderRadius: theme.radius.medium },
  });

const wordsStyle = (theme: Theme) =>
  css(viewStyle(theme), {
    display: 'grid',
    placeItems: 'center',
    padding: theme.space[4],
    background: theme.colour.surface,
    color: theme.colour.textMuted,
    textAlign: 'center',
  });
