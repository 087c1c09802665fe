import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { MiniPanel, zoomStyles } from '../../panels/mini/mini-panel';
import { columns, largeType, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface MiniShowcaseProps {
  minis: readonly MiniPanelData[];
  className?: string;
}

/** Mini panels of a product, enlarged, on a ground in its tint. */
export function MiniShowcase({ minis, className }: MiniShowcaseProps) {
  return (
    <div css={[miniGround, gridStyle]} className={className}>
      {minis.map((mini, index) => (
        <MiniPanel key={index} mini={mini} css={zoomStyles.fromTablets} />
      ))}
    </div>
  );
}

const miniGround = css({
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  outline: theme.tintRule,
  outlineOffset: `calc(-1 * ${theme.stroke.thin})`,
  [theme.media.medium]: { padding: theme.space[8] },
});

const gridStyle = css({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space[3],
});

interface MomentProps extends MiniShowcaseProps {
  time: string;
  /** What happens then. */
  children?: ReactNode;
}

/**
 * A time in large type, what happens then and its mini panels, on a ground in its tint. Parents may set `--first-panel`,
 * the grid area of the first mini panel.
 */
export function Moment({ time, minis, children, className }: MomentProps) {
  return (
    <div css={momentStyle} className={className}>
      <div css={headStyle}>
        <p css={timeStyle}>{time}</p>
        {children && <div css={wordsStyle}>{children}</div>}
      </div>
      {minis.map((mini, index) => (
        <MiniPanel
          key={index}
          mini={mini}
          css={[miniStyle, index === 0 && firstMiniStyle]}
        />
      ))}
    </div>
  );
}

/** The panel fills the ground, however high the moment beside it is. */
const momentStyle = css(miniGround, columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[3],
  [theme.media.phone]: { padding: theme.space[3] },
  [theme.media.medium]: { padding: theme.space[6] },
});

/** On phones the words are beside the time, otherwise below it. */
const headStyle = css(wrappingRow, {
  alignContent: 'start',
  lineHeight: theme.leading.snug,
  p: { margin: 0 },
  h3: { marginBottom: theme.space[1] },
});

const wordsStyle = css({
  flex: '1 1 9em',
  [theme.media.phone]: { fontSize: theme.text.small },
  [theme.media.medium]: { flexBasis: '100%' },
});

const timeStyle = css(largeType(theme.text.clock, 'clock'), {
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});

const miniStyle = css(zoomStyles.fromTablets, {
  display: 'grid',
  alignContent: 'center',
  [theme.media.phone]: { padding: theme.space[3] },
});

const firstMiniStyle = css({ gridArea: 'var(--first-panel, auto)' });
