import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Picture } from '../../components/media/picture';
import { theme } from '../../styles/theme';
import { darkOnly, lightOnly } from '../../styles/mixins';

export const fragment = graphql`
  fragment WorkbenchFields on Workbench {
    morning {
      childImageSharp {
        gatsbyImageData(width: 1920, breakpoints: [640, 960, 1440])
      }
    }
    lamp {
      childImageSharp {
        gatsbyImageData(width: 1920, breakpoints: [640, 960, 1440])
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
  /** Things beside one another, of which a phone shows some. */
  row?: boolean;
}

/** Phones show an upright crop, so what is drawn is twice as wide as the page; of things in a row, a wider crop. */
export const BAND_SIZES = '(min-width: 48em) 100vw, 200vw';
const ROW_SIZES = '(min-width: 48em) 100vw, 175vw';

/** The product on the workbench: in the morning, or by lamplight in the dark theme. */
export function WorkbenchBand({
  workbench,
  row = false,
  sizes = row ? ROW_SIZES : BAND_SIZES,
}: WorkbenchBandProps) {
  const { morning, morningAlt, lamp, lampAlt } = workbench;
  return (
    <div data-workbench css={[bandStyle, row && phoneRowStyle]}>
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

const bandStyle = css({
  img: {
    width: '100%',
    height: '100%',
    margin: 0,
    borderRadius: 0,
    aspectRatio: '21 / 9',
    maxHeight: '44rem',
    objectFit: 'cover',
    [theme.media.phone]: { aspectRatio: '4 / 5' },
  },
});

const phoneRowStyle = css({
  [theme.media.phone]: {
    img: { aspectRatio: '4 / 3', objectPosition: '66%' },
  },
});
