import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { FeaturesProps } from '../product/feature';
import { Mosaic } from '../product/features/mosaic';

/** What AI adds to a website; on a phone the cells are smaller, and all but the first show only the top of their part of the product, so that the page stays short. */
export function AiSection({ features }: FeaturesProps) {
  return (
    <div css={sectionStyle}>
      <Mosaic features={features} />
    </div>
  );
}

const sectionStyle = (theme: Theme) =>
  css({
    [theme.media.phone]: {
      'ul:has(> li > div)': { gap: theme.space[3], marginBottom: 0 },
      'li > div': {
        '--pad': theme.space[5],
        rowGap: theme.space[3],
        gridTemplateRows: 'auto auto',
      },
      'li + li > div > :last-child': { maxHeight: '4.5rem' },
    },
  });
