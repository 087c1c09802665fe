import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { pictureData, queriedPicture } from '../../content/picture-data';
import type { BlockOf } from '../../content/schemas/blocks';
import { smallPrint } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Picture } from '../media/picture';
import { Video } from '../media/video';
import { spanColumns } from '../text/long-text';
import { RichText } from '../text/rich-text';

export const fragment = graphql`
  fragment ArticlePictureFields on File {
    relativePath
    childImageSharp {
      gatsbyImageData(width: 960, breakpoints: [384, 704, 960, 1408])
    }
  }
`;

export type ArticlePictures = readonly Queries.ArticlePictureFieldsFragment[];

interface PictureFigureProps {
  block: BlockOf<'picture'>;
  /** Those of the whole article. */
  pictures: ArticlePictures;
}

/** A picture, never larger than it is and never higher than a window. */
export function PictureFigure({ block, pictures }: PictureFigureProps) {
  const { image, alt = '', caption, credit, wide } = block;
  const file = queriedPicture(image, pictures);
  const { width, height } = pictureData(file, image);
  return (
    <figure css={[figureStyle, wide && spanColumns]}>
      <Picture
        file={file}
        alt={alt}
        sizes={`(min-width: 62em) ${wide ? '56rem' : '41rem'}, 100vw`}
        css={[
          pictureStyle,
          { maxWidth: `min(${width}px, ${(85 * width) / height}vh)` },
        ]}
      />
      {(caption || credit) && (
        <figcaption css={captionStyle}>
          {caption && <RichText>{caption}</RichText>}{' '}
          {credit && <small>Picture: {credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

const figureStyle = css({ breakInside: 'avoid' });

/** The line is for pictures as pale as the page, such as screenshots. */
const pictureStyle = css({
  border: theme.rule,
  borderRadius: theme.radius.large,
});

/** A video that loads nothing from its host before it is played. */
export function VideoFigure({ block }: { block: BlockOf<'video'> }) {
  const { address, title, caption } = block;
  const video = {
    title,
    play: `Play “${title}”`,
    note: 'It comes from another company and loads only when you press play.',
    length: null,
    fallback: 'Watch the video on its own page',
  };
  return (
    <figure css={[spanColumns, startStyle]}>
      <Video video={video} src={address} />
      {caption && (
        <figcaption css={captionStyle}>
          <RichText>{caption}</RichText>
        </figcaption>
      )}
    </figure>
  );
}

/** The link below the video is where its caption is. */
const startStyle = css({ p: { textAlign: 'start' } });

const captionStyle = css(smallPrint, { marginTop: theme.space[3] });
