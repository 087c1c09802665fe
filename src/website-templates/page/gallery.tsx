import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SiteLink } from '../../components/actions/links';
import { Picture } from '../../components/media/picture';
import {
  columns,
  coverParent,
  hiddenOnPhones,
  plainList,
  scrollingRow,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { samplePagePath } from './sample-addresses';

export const fragment = graphql`
  fragment GalleryItemFields on GalleryItem {
    title
    imageAlt
    image {
      ...GalleryPictureFields
    }
    phoneImage {
      childImageSharp {
        gatsbyImageData(width: 280, breakpoints: [280, 560, 780])
      }
    }
  }
  fragment GalleryPictureFields on File {
    childImageSharp {
      gatsbyImageData(width: 384, breakpoints: [384, 768, 1160])
    }
  }
`;

type GalleryItem = Queries.GalleryItemFieldsFragment;

interface GalleryProps {
  /** The folder of the sample site. */
  folder: string;
  items: readonly GalleryItem[];
  /** Names of the sample site's pages; an item with such a title links to its page. */
  pages: readonly string[];
}

/** Six views of a template. A view without a picture is a card with the alternative text. */
export function Gallery({ folder, items, pages }: GalleryProps) {
  const isPage = ({ title }: GalleryItem) => pages.includes(title);
  const hasLinks = items.some(isPage);
  return (
    <ul css={[listStyle, hasLinks && rowStyle]}>
      {items.map((item) => (
        // Phones have phone screenshots of all pages, so a view of one on a phone would be a duplicate.
        <li key={item.title} css={hasLinks && !isPage(item) && hiddenOnPhones}>
          <View {...item} isPage={isPage(item)} />
          <h3>
            {isPage(item) ? (
              <SiteLink href={samplePagePath(folder, item.title)}>
                {item.title}
                <ArrowRight aria-hidden="true" size="1em" />
              </SiteLink>
            ) : (
              item.title
            )}
          </h3>
        </li>
      ))}
    </ul>
  );
}

/** Views without a link show the site on a phone. */
function View({
  image,
  phoneImage,
  imageAlt,
  isPage,
}: GalleryItem & { isPage: boolean }) {
  if (!image) return <p css={wordsStyle}>{imageAlt}</p>;
  return (
    <>
      <div
        css={[isPage ? windowStyle : handStyle, phoneImage && hiddenOnPhones]}
      >
        <Picture
          file={image}
          alt={imageAlt}
          sizes={GALLERY_SIZES}
          css={isPage ? pageStyle : screenStyle}
        />
      </div>
      {phoneImage && (
        <div css={phoneStyle}>
          <Picture
            file={phoneImage}
            alt={imageAlt}
            sizes="70vw"
            css={pageStyle}
          />
        </div>
      )}
    </>
  );
}

/** Two pictures in a row, on wide screens three. */
export const GALLERY_SIZES =
  '(min-width: 78em) 24rem, (min-width: 62em) calc(31vw - 0.5rem), calc(46vw - 0.5rem)';

const listStyle = css(plainList, columns('1fr 1fr', { wide: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
  [theme.media.medium]: { gap: `${theme.space[8]} ${theme.space[6]}` },
  // A link covers the picture above it.
  li: { position: 'relative' },
  h3: { margin: `${theme.space[3]} 0 0`, fontSize: theme.text.title4 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    color: 'inherit',
    '&:not(:hover)': { textDecoration: 'none' },
    '&::after': coverParent,
  },
  svg: { color: theme.tint.strong },
});

/** On phones a row, so that the text of the pages is large enough to read. Keyboard users scroll it by its links. */
const rowStyle = css({
  [theme.media.phone]: css(scrollingRow, {
    gap: theme.space[4],
    scrollSnapType: 'x proximity',
    li: { width: '76%', scrollSnapAlign: 'center' },
  }),
});

const frameStyle = css({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
});

/** Crops the lower part of a tall picture. */
const windowStyle = css(frameStyle, { containerType: 'size' });

const pageStyle = css({ minHeight: '100cqh', objectFit: 'cover' });

/** A phone on a tinted ground, cut off at its lower end. */
const handStyle = css(windowStyle, { paddingTop: theme.space[8] });

const screenStyle = css(pageStyle, {
  width: '60%',
  minHeight: 0,
  marginInline: 'auto',
  border: `${theme.space[2]} solid ${theme.colour.text}`,
  borderRadius: theme.radius.phoneSmall,
  boxShadow: theme.shadow.large,
});

/** Phones show a picture of their own. A hidden lazy picture is not loaded. */
const phoneStyle = css(windowStyle, {
  display: 'none',
  [theme.media.phone]: { display: 'block' },
});

const wordsStyle = css(frameStyle, {
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: theme.space[4],
  background: theme.colour.surface,
  color: theme.colour.textMuted,
  textAlign: 'center',
});
