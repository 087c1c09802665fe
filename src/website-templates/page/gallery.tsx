import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SiteLink } from '../../components/actions/links';
import { Picture } from '../../components/media/picture';
import { samplePagePath } from '../preview/preview-pages';
import {
  deviceStyle,
  groundStyle,
  listStyle,
  photosStyle,
  widerStyle,
  phoneStyle,
  windowStyle,
  wordsStyle,
} from './gallery-style';

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
  /** The template's. */
  slug: string;
  items: readonly GalleryItem[];
  /** An item whose title is the name of one of these pages links to that page of the sample site. */
  pages: readonly string[];
  /** They are photographs, not upper parts of pages. */
  isPhotos?: boolean;
}

/** Six views of a template. A view without a picture is a card with its alternative text. */
export function Gallery({
  slug,
  items,
  pages,
  isPhotos = false,
}: GalleryProps) {
  return (
    <ul css={isPhotos ? photosStyle : listStyle}>
      {items.map((item) => (
        <li key={item.title} data-phone-only={isPhoneOnly(item) || undefined}>
          <View {...item} />
          <h3>
            {pages.includes(item.title) ? (
              <SiteLink href={samplePagePath(slug, item.title)}>
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

const isPhoneOnly = ({ image, phoneImage }: GalleryItem) =>
  !image && phoneImage !== null;

function View({ image, phoneImage, imageAlt }: GalleryItem) {
  if (!image && !phoneImage) return <p css={wordsStyle}>{imageAlt}</p>;
  const phone = phoneImage && (
    <Picture file={phoneImage} alt={imageAlt} sizes={PHONE_SIZES} />
  );
  if (!image)
    return (
      <div css={groundStyle}>
        <div css={deviceStyle}>{phone}</div>
      </div>
    );
  return (
    <>
      <div css={[windowStyle, phone && widerStyle]}>
        <Picture file={image} alt={imageAlt} sizes={SIZES} />
      </div>
      {phone && <div css={phoneStyle}>{phone}</div>}
    </>
  );
}

const SIZES =
  '(min-width: 78em) 24rem, (min-width: 62em) calc(31vw - 0.5rem), calc(46vw - 0.5rem)';

/** The screen of a drawn phone, or a window on a phone. */
const PHONE_SIZES =
  '(min-width: 78em) 13.5rem, (min-width: 62em) 17vw, (min-width: 48em) 26vw, 70vw';
