import { graphql } from 'gatsby';
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
  sizes: string;
}

/** The product on the workbench: in the morning, or by lamplight in the dark theme. */
export function WorkbenchBand({ workbench, sizes }: WorkbenchBandProps) {
  const { morning, morningAlt, lamp, lampAlt } = workbench;
  return (
    <div data-workbench>
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
