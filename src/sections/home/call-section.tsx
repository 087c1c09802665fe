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
    <div css={tintStyle('amber')}>
      <PointsSection
        content={content}
        aside={minis && <MiniStage minis={minis} />}
      />
    </div>
  );
}
