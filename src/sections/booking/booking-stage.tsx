import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../../components/cards/badge';
import { columnStyle } from '../../components/text/section';
import { HeroWords } from '../hero';

interface BookingStageProps {
  hero: Queries.HeroFieldsFragment;
  /** The calendar, then what stands under the words on wide screens. */
  children: [calendar: ReactNode, below: ReactNode];
}

/** The page's h1 with the calendar beside it, or directly under it on narrow screens. */
export function BookingStage({ hero, children }: BookingStageProps) {
  const [calendar, below] = children;
  return (
    <div css={groundStyle}>
      <div css={gridStyle}>
        <div css={wordsStyle}>
          <HeroWords
            hero={hero}
            badge={hero.badge && <Badge>{hero.badge}</Badge>}
          />
        </div>
        <div css={calendarStyle}>{calendar}</div>
        {below}
      </div>
    </div>
  );
}

const groundStyle = (theme: Theme) =>
  css({
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.page})`,
    [theme.media.print]: { background: 'none' },
  });

const gridStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[8],
    paddingBlock: `clamp(${theme.space[5]}, 5vw, ${theme.space[16]}) ${theme.space.section}`,
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[16],
    },
  });

/** On a phone the calendar has to start in the first screen. */
const wordsStyle = (theme: Theme) =>
  css({
    h1: { fontSize: theme.text.titleLong },
    'p:last-of-type': { margin: 0 },
    ul: { marginTop: theme.space[6] },
    [theme.media.phone]: {
      'p:has(span)': { marginBottom: theme.space[2] },
      h1: { marginBottom: theme.space[3] },
    },
  });

const calendarStyle = (theme: Theme) =>
  css({
    minWidth: 0,
    [theme.media.wide]: { gridColumn: 2, gridRow: '1 / 3' },
  });
