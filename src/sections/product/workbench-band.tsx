import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { darkOnly, lightOnly } from '../../styles/theme-only';

export const fragment = graphql`
  fragment WorkbenchFields on Workbench {
    morning {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [640, 960, 1280])
      }
    }
    lamp {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [640, 960, 1280])
      }
    }
    morningAlt
    lampAlt
  }
`;

interface WorkbenchBandProps {
  workbench: Queries.WorkbenchFieldsFragment;
  /** The value of the pictures' `sizes` attribute. */
  sizes?: string;
  /** Shows all of a wide picture on a phone too, instead of its middle. */
  wide?: boolean;
}

/** Upright pictures are cropped from wide ones: what is drawn is twice as wide as the page. */
export const BAND_SIZES = '(min-width: 48em) 100vw, 200vw';

/** The product on the workbench: in the morning, or by lamplight in the dark theme. */
export function WorkbenchBand({
  workbench,
  sizes = BAND_SIZES,
  wide = false,
}: WorkbenchBandProps) {
  const { morning, morningAlt, lamp, lampAlt } = workbench;
  return (
    <div data-workbench css={wide ? wideStyle : bandStyle}>
      <div css={lamp && lightOnly}>
        <Picture file={morning} alt={morningAlt} sizes={sizes} />
      </div>
      {lamp && (
        <div css={darkOnly}>
          <Picture file={lamp} alt={lampAlt ?? morningAlt} sizes={sizes} />
        </div>
      )}
    </div>
  );
}

const wideStyle = css({
  img: {
    width: '100%',
    height: '100%',
    margin: 0,
    borderRadius: 0,
    aspectRatio: '21 / 9',
    objectFit: 'cover',
  },
});

const bandStyle = (theme: Theme) =>
  css(wideStyle, {
    [theme.media.phone]: { img: { aspectRatio: '4 / 5' } },
  });
