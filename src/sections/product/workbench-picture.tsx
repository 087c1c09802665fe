import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { darkOnly, lightOnly } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment WorkbenchFields on Workbench {
    light {
      childImageSharp {
        gatsbyImageData(width: 2400, breakpoints: [640, 960, 1440, 1920])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(width: 2400, breakpoints: [640, 960, 1440, 1920])
      }
    }
    alt
  }
`;

interface WorkbenchPictureProps {
  workbench: Queries.WorkbenchFieldsFragment;
  /** The value of the `sizes` attribute, where the place is another. */
  sizes?: string;
  /** Passed on by a parent's `css` prop. */
  className?: string;
}

/** The product on the workbench: an upright crop of the middle, with a picture for each theme. */
export function WorkbenchPicture({
  workbench,
  sizes = UPRIGHT_SIZES,
  className,
}: WorkbenchPictureProps) {
  const { light, dark, alt } = workbench;
  return (
    <div css={uprightStyle} className={className}>
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

/** Half of the page, but larger, because only a part of the picture's width is visible; on narrow screens the whole picture. */
const UPRIGHT_SIZES = '(min-width: 62em) min(72vw, 58rem), 92vw';

const uprightStyle = css({
  borderRadius: theme.radius.large,
  overflow: 'clip',
  img: {
    margin: 0,
    borderRadius: 0,
    aspectRatio: '4 / 5',
    objectFit: 'cover',
  },
});
