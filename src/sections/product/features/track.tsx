import { css } from '@emotion/react';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { onDarkStyle } from '../../../styles/layout';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { STRONG_BORDER } from '../../../styles/tint';
import {
  type FeaturesProps,
  FeatureGround,
  FeatureList,
  FeatureWords,
  largeMini,
} from '../feature';

/** Steps on a line that is read like text: on wide screens it leaves the page on the right and comes back on the left. */
export function Track({ shown, others, ...head }: FeaturesProps) {
  return (
    <FeatureGround {...head}>
      <ul css={trackStyle}>
        {shown.map((feature) => (
          <li key={feature.title}>
            <FeatureWords feature={feature} css={onDarkStyle} />
            <MiniPanel mini={feature.mini} css={largeMini} />
          </li>
        ))}
      </ul>
      <FeatureList onDark items={others} />
    </FeatureGround>
  );
}

const trackStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  isolation: 'isolate',
  gap: `${theme.space[12]} ${theme.space[10]}`,
  '> li': css(columns({ medium: '1fr 1fr', wide: '1fr' }), {
    gap: theme.space[5],
    alignItems: 'start',
  }),
  [theme.media.narrow]: {
    paddingLeft: theme.space[5],
    borderLeft: STRONG_BORDER,
  },
  [theme.media.wide]: {
    // Cards of a row are centred on its line, and the words below start at one height.
    '> li': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
    '> li > *': { gridArea: '2 / 1' },
    '> li > [data-part="mini"]': { gridArea: '1 / 1', alignSelf: 'center' },
    '> li::before': {
      content: '""',
      zIndex: -1,
      gridArea: '1 / 1',
      alignSelf: 'center',
      marginRight: `calc(-1 * ${theme.space[10]})`,
      borderTop: STRONG_BORDER,
    },
    '> :nth-of-type(3n)::before': { marginRight: '-50vw' },
    '> :nth-of-type(3n + 4)::before': { marginLeft: '-50vw' },
    '> :last-of-type::before': { marginRight: '50%' },
  },
});
