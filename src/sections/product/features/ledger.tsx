import { css } from '@emotion/react';
import { MiniPanel } from '../../../panels/mini/mini-panel';
import { columns } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import { FeatureList, type IllustratedProps } from '../../shared/feature';

/** One long record, and the features beside it. */
export function Ledger({ features }: IllustratedProps) {
  return (
    <div css={spreadStyle}>
      <div css={sheetStyle}>
        {features.map(({ title, mini }) => (
          <MiniPanel key={title} mini={mini} frame="none" />
        ))}
      </div>
      <FeatureList onDark items={features} css={notesStyle} />
    </div>
  );
}

const spreadStyle = css(columns('1fr', { wide: '8fr 5fr' }), {
  gap: theme.space[10],
});

const sheetStyle = css({
  overflow: 'clip',
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  '> * + *': { borderTop: theme.rule },
});

/** On wide screens as high as the record. */
const notesStyle = css({
  [theme.media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    paddingBlock: `${theme.space[5]} ${theme.space[10]}`,
    '> li': { padding: 0, border: 0 },
  },
});
