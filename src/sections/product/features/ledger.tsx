import { css } from '@emotion/react';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/columns';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import {
  type FeaturesProps,
  FeatureGround,
  FeatureList,
  FeatureWords,
} from '../feature';

/** One long record as wide as the page; each feature is a note in its margin, beside the entries that it is about. */
export function Ledger({ shown, others, ...head }: FeaturesProps) {
  return (
    <FeatureGround {...head} css={headStyle}>
      <ul css={sheetStyle}>
        {shown.map((feature) => (
          <li key={feature.title} css={rowStyle}>
            <MiniPanel mini={feature.mini} variant="plain" css={entriesStyle} />
            <FeatureWords feature={feature} css={noteStyle} />
          </li>
        ))}
      </ul>
      <FeatureList onDark items={others} />
    </FeatureGround>
  );
}

const headStyle = css(columns({ wide: '7fr 5fr' }), {
  columnGap: theme.space[12],
  alignItems: 'end',
  '> ul': { gridColumn: '1 / -1' },
  [theme.media.wide]: { '> h2': { marginBottom: theme.space[10] } },
});

const sheetStyle = css(plainList, {
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
});

const rowStyle = css(columns({ wide: '1fr 23rem' }), {
  '& + &': { borderTop: `${theme.line} solid ${theme.colour.line}` },
});

/** On wide screens in a margin, with its icon on the margin's line. */
const noteStyle = css({
  position: 'relative',
  padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[4]}`,
  background: theme.tint.soft,
  fontSize: theme.text.caption,
  '--feature-title': theme.text.title4,
  h3: { marginBottom: theme.space[1] },
  [theme.media.wide]: {
    paddingLeft: theme.space[8],
    borderLeft: `${theme.line} solid ${theme.tint.strong}`,
    'h3 > svg': {
      position: 'absolute',
      left: `calc(-1 * ${theme.space[4]})`,
      boxSizing: 'border-box',
      width: theme.space[8],
      height: theme.space[8],
      padding: theme.space[2],
      marginTop: `calc(-1 * ${theme.space[1]})`,
      border: `${theme.line} solid ${theme.tint.strong}`,
      borderRadius: theme.radius.round,
      background: theme.colour.surface,
    },
  },
});

/** The parts of a record take part in the row's columns. */
const entriesStyle = css({ display: 'contents' });
