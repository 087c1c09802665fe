import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { darkOnly, lightOnly } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment WorkbenchFields on Workbench {
    light {
      childImageSharp {
        gatsbyImageData(width: 1920, breakpoints: [640, 960, 1440])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(width: 1920, breakpoints: [640, 960, 1440])
      }
    }
    alt
  }
`;

interface WorkbenchPictureProps {
  workbench: Queries.WorkbenchFieldsFragment;
  /** As wide as the window; by default an upright crop of the middle. */
  wide?: boolean;
  /** The `sizes` attribute, for other places than the default. */
  sizes?: string;
  /** Passed on by a parent's `css` prop. */
  className?: string;
}

/** The product on the workbench, with a picture for each theme. */
export function WorkbenchPicture({
  workbench,
  wide = false,
  sizes = wide ? '(min-width: 48em) 100vw, 210vw' : UPRIGHT_SIZES,
  className,
}: WorkbenchPictureProps) {
  const { light, dark, alt } = workbench;
  return (
    <div css={wide ? wideStyle : uprightStyle} className={className}>
      <div css={dark && lightOnly}>
        <Picture file={light} alt={alt} sizes={sizes} />
      </div>
      {dark && (
        <div css={darkOnly}>
          <Picture file={dark} alt={alt} sizes={sizes} />
        </div>
      )}
    </div>
  );
}

/** Half of the page, on phones its full width; doubled, because only half of the picture's width is visible. */
const UPRIGHT_SIZES = '(min-width: 62em) min(88vw, 70rem), 184vw';

const pictureStyle = css({
  img: { margin: 0, borderRadius: 0, objectFit: 'cover' },
});

const uprightStyle = css(pictureStyle, {
  borderRadius: theme.radius.large,
  overflow: 'clip',
  img: { aspectRatio: '4 / 5' },
});

const wideStyle = css(pictureStyle, {
  img: { aspectRatio: '5', objectPosition: '50% 82%' },
  // Enlarges the objects in the middle.
  [theme.media.phone]: {
    overflow: 'clip',
    img: { width: '210%', maxWidth: 'none', marginLeft: '-55%' },
  },
});
