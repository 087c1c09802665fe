import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { MiniStage } from '../mini-stage';
import { PointsSection } from '../points-section';

interface CallSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  /** The call and its result. */
  minis: readonly Record<string, unknown>[] | null;
}

export function CallSection({ content, minis }: CallSectionProps) {
  return (
    <div css={callStyle}>
      <PointsSection
        content={content}
        aside={minis && <MiniStage minis={minis} />}
      />
    </div>
  );
}

/** The day above shows phones a call already. */
const callStyle = css(tintStyle('amber'), {
  [theme.media.phone]: { '[data-mini-stage]': { display: 'none' } },
});
