import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { tintStyle } from '../../styles/tint';
import { PointsSection } from '../points-section';

interface CallSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  /** The call itself, which is cut off at the foot of the section; what lies over it. */
  minis: readonly Record<string, unknown>[] | null;
}

export function CallSection({ content, minis }: CallSectionProps) {
  return (
    <div css={[tintStyle('amber'), groundStyle]}>
      <PointsSection
        content={content}
        aside={
          minis && (
            <div css={stackStyle}>
              {minis.map((mini, index) => (
                <MiniPanel key={index} mini={mini} />
              ))}
            </div>
          )
        }
      />
    </div>
  );
}

/** Half of the section is sky. */
const groundStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: theme.colour.sky,
    [theme.media.wide]: {
      background: `linear-gradient(90deg, transparent 54%, ${theme.colour.sky} 0)`,
      '> section > div': { alignItems: 'end' },
    },
  });

/** The note lies over the call, which leaves the section at its foot. */
const stackStyle = (theme: Theme) =>
  css({
    display: 'grid',
    marginBottom: `calc(-1 * ${theme.space.section} - ${theme.space[4]})`,
    '> *': { gridArea: '1 / 1' },
    '> :first-of-type': { paddingBottom: '9.5rem' },
    '> :last-of-type': {
      position: 'relative',
      alignSelf: 'end',
      margin: `0 -${theme.space[6]} ${theme.space[12]} ${theme.space[8]}`,
    },
    // There is no room for the call.
    [theme.media.phone]: {
      marginBottom: 0,
      '> :first-of-type': { display: 'none' },
      '> :last-of-type': { margin: 0 },
    },
    [theme.media.wide]: { zoom: 1.15 },
  });
