import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { ProductFeatures } from '../product/product-features';

/** The services as a chain, on a ground that is the brand's green in the dark theme, too. */
export function ServiceSection({
  features,
}: {
  features: Queries.FeatureSectionFieldsFragment;
}) {
  return (
    <ProductFeatures layout="chain" features={features} css={greenStyle} />
  );
}

const greenStyle = css({
  [theme.media.screen]: {
    background: `light-dark(${theme.tint.strong}, ${theme.colour.brandGreenDeep})`,
  },
});
