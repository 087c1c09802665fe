import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { fadingSky } from '../../components/media/landscape';
import { columnStyle, HeroEnd } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero';

interface BookingStageProps {
  hero: Queries.HeroFieldsFragment;
  /** The calendar, then the content under the words on wide screens. */
  children: [calendar: ReactNode, below: ReactNode];
}

/** The page's h1 with the calendar beside it, or directly under it on narrow screens. */
export function BookingStage({ hero, children }: BookingStageProps) {
  const [calendar, below] = children;
  return (
    <div css={groundStyle}>
      <div css={gridStyle}>
        <div css={wordsStyle}>
          <HeroWords hero={hero} />
        </div>
        <div css={calendarStyle}>{calendar}</div>
        <div>{below}</div>
      </div>
      <HeroEnd />
    </div>
  );
}

const groundStyle = css({ background: fadingSky });

const gridStyle = css(columnStyle, columns({ wide: '5fr 7fr' }), {
  gap: theme.space[8],
  paddingBlock: `clamp(${theme.space[5]}, 5vw, ${theme.space[16]}) ${theme.space.section}`,
  [theme.media.wide]: {
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.space[16],
  },
});

/** On a phone the calendar has to start in the first screen. */
const wordsStyle = css({
  h1: { fontSize: theme.text.titleLong },
  'p:last-of-type': { margin: 0 },
  ul: { marginTop: theme.space[6] },
  [theme.media.phone]: {
    'p:has(span)': { marginBottom: theme.space[2] },
    h1: { marginBottom: theme.space[3] },
  },
});

const calendarStyle = css({
  [theme.media.wide]: { gridColumn: 2, gridRow: '1 / 3' },
});
