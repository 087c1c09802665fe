import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { tintStyle } from '../../styles/tint';
import { PointsSection } from '../points-section';

interface CallSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  /** The call itself, which is cut off at the foot of the section; what lies over it. */
  minis: readonly Queries.MiniPanelFieldsFragment[] | null;
}

export function CallSection({ content, minis }: CallSectionProps) {
  return (
    <div css={[tintStyle('amber'), groundStyle]}>
      <PointsSection
        content={content}
        aside={
          minis && (
            <div css={stackStyle}>
              {minis.map((mini) => (
                <MiniPanel key={mini.kind} mini={mini} />
              ))}
            </div>
          )
        }
      />
    </div>
  );
}

const groundStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: theme.tint.soft,
    [theme.media.wide]: { '> section > div': { alignItems: 'end' } },
  });

/** The first panel leaves the section at its foot. */
const stackStyle = (theme: Theme) =>
  css({
    marginBottom: `calc(-1 * ${theme.space.section} - ${theme.space[4]})`,
    '> :first-of-type': { paddingBottom: theme.space[24] },
    '> :last-of-type': {
      position: 'relative',
      margin: `calc(-1 * ${theme.space[20]}) calc(-1 * ${theme.space[4]}) ${theme.space[12]} ${theme.space[12]}`,
    },
    [theme.media.wide]: { zoom: 1.15 },
  });
