import { css } from '@emotion/react';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { MiniPanel, zoomStyles } from '../../panels/mini/mini-panel';
import { theme } from '../../styles/theme';

interface MiniShowcaseProps {
  minis: readonly MiniPanelData[];
  className?: string;
}

/** Mini panels of a product, enlarged, on a ground in its tint. */
export function MiniShowcase(props: MiniShowcaseProps) {
  const { minis, className } = props;
  return (
    <div css={[miniGround, gridStyle]} className={className}>
      {minis.map((mini, index) => (
        <MiniPanel key={index} mini={mini} css={zoomStyles.fromTablets} />
      ))}
    </div>
  );
}

export const miniGround = css({
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  outline: `${theme.stroke.thin} solid ${theme.tint.line}`,
  outlineOffset: `calc(-1 * ${theme.stroke.thin})`,
  [theme.media.medium]: { padding: theme.space[8] },
});

const gridStyle = css({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space[3],
});
