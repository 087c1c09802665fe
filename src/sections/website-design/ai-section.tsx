import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { FeaturesProps } from '../product/feature';
import { Mosaic } from '../product/features/mosaic';

/** What AI adds to a website; on a phone the first cell alone shows a part of the product, and the page stays short. */
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
      'li + li > div': {
        display: 'block',
        paddingBottom: theme.space[6],
        '&::before, > :last-child': { display: 'none' },
      },
    },
  });
