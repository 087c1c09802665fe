import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SiteLink } from '../../components/actions/links';
import { Capture } from '../../components/media/capture';
import { Picture } from '../../components/media/picture';
import { isOnPhone, onPhone } from '../../content/captures';
import {
  columns,
  coverParent,
  hiddenOnPhones,
  onlyOnPhones,
  plainList,
  scrollingRow,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { samplePagePath } from './sample-site-frame';

export const fragment = graphql`
  fragment GalleryItemFields on GalleryItem {
    title
    capture
    imageAlt
    image {
      ...PhotographFields
    }
  }
  fragment PhotographFields on File {
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
}

/** Six views of a template: pages of its sample site, or photographs. */
export function Gallery({ folder, items }: GalleryProps) {
  const hasPages = items.some(({ capture }) => capture && !isOnPhone(capture));
  return (
    <ul css={[listStyle, hasPages ? rowStyle : photographsStyle]}>
      {items.map(({ title, capture, image, imageAlt }) => {
        const isPage = capture && !isOnPhone(capture);
        return (
          // Phones have all pages as phones show them, so a view of one on a phone would be a duplicate.
          <li
            key={title}
            css={capture && hasPages && !isPage && hiddenOnPhones}
          >
            {capture && (
              <PageView folder={folder} name={capture} alt={imageAlt} />
            )}
            {image && <Picture file={image} alt={imageAlt} sizes={SIZES} />}
            <h3>
              {isPage ? (
                <SiteLink href={samplePagePath(folder, capture)}>
                  {title}
                  <ArrowRight aria-hidden="true" size="1em" />
                </SiteLink>
              ) : (
                title
              )}
            </h3>
          </li>
        );
      })}
    </ul>
  );
}

interface PageViewProps {
  folder: string;
  /** The name of the capture. */
  name: string;
  alt: string;
}

/** A page in a window, or on a phone if the visitor or the capture has one. */
function PageView({ name, ...rest }: PageViewProps) {
  if (isOnPhone(name))
    return (
      <div css={handStyle}>
        <Capture {...rest} name={name} sizes={PHONE_SIZES} css={screenStyle} />
      </div>
    );
  return (
    <>
      <div css={[frameStyle, hiddenOnPhones]}>
        <Capture {...rest} name={name} sizes={SIZES} />
      </div>
      <div css={[frameStyle, onlyOnPhones]}>
        <Capture {...rest} name={onPhone(name)} sizes={PHONE_SIZES} />
      </div>
    </>
  );
}

/** Two pictures in a row, on wide screens three. */
const SIZES =
  '(min-width: 78em) 24rem, (min-width: 62em) calc(31vw - 0.5rem), calc(46vw - 0.5rem)';

const PHONE_SIZES = '(min-width: 48em) 14rem, 70vw';

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
  // Not as high as the picture.
  minHeight: 0,
  [theme.media.wide]: { aspectRatio: '1' },
  overflow: 'clip',
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
});

/** A phone on a tinted ground, cut off at its lower end. */
const handStyle = css(frameStyle, { paddingTop: theme.space[8] });

const screenStyle = css({
  width: '60%',
  marginInline: 'auto',
  border: `${theme.space[2]} solid ${theme.colour.bezel}`,
  borderRadius: theme.radius.phoneSmall,
  boxShadow: theme.shadow.large,
});

const photographsStyle = css({
  rowGap: theme.space[6],
  h3: { margin: `${theme.space[2]} 0 0`, fontSize: theme.text.body },
  img: {
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: theme.radius.medium,
  },
});
