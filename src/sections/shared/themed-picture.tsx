import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '../../components/media/picture';
import { darkOnly, lightOnly } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment ThemedPictureFields on ThemedPicture {
    light {
      childImageSharp {
        gatsbyImageData(
          width: 2400
          breakpoints: [640, 800, 960, 1440, 1920]
          quality: 40
        )
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(
          width: 2400
          breakpoints: [640, 800, 960, 1440, 1920]
          quality: 40
        )
      }
    }
    alt
  }
`;

interface ThemedPictureProps {
  pictures: Queries.ThemedPictureFieldsFragment;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** On wide screens as high as what is beside it. */
  fill?: boolean;
  className?: string;
}

/**
 * A picture for each theme, of things on a workbench. `css`, or that of a parent, may set `--aspect`, the crop's shape
 * (4 / 5), and `--focal-point`, its place in the picture (the middle).
 */
export function ThemedPicture(props: ThemedPictureProps) {
  const { pictures, sizes, fill, className } = props;
  const { light, dark, alt } = pictures;
  const shared = { alt, sizes };
  const shape = fill ? fillStyle : cropStyle;
  return (
    <div css={[frameStyle, fill && fillFrameStyle]} className={className}>
      <Picture file={light} {...shared} css={[shape, lightOnly]} />
      <Picture file={dark} {...shared} css={[shape, darkOnly]} />
    </div>
  );
}

const frameStyle = css({ borderRadius: theme.radius.large, overflow: 'clip' });

const fillFrameStyle = css({ [theme.media.wide]: { contain: 'size' } });

const cropStyle = css({
  width: '100%',
  aspectRatio: 'var(--aspect, 4 / 5)',
  objectFit: 'cover',
  objectPosition: 'var(--focal-point, 50%)',
});

const fillStyle = css(cropStyle, { [theme.media.wide]: { height: '100%' } });
