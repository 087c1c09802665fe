import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { fadingSkyStyle } from '../../components/media/landscape';
import { containerStyle, HeroEnd } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { HeroWords } from '../hero/hero';
import { WorkbenchPicture } from '../product/workbench-picture';

interface BookingStageProps {
  hero: Queries.HeroFieldsFragment;
  picture: Queries.WorkbenchFieldsFragment | null;
  /** The calendar. */
  children: ReactNode;
}

/** The page's h1 over a picture, the calendar beside them; on phones the calendar is before the picture. */
export function BookingStage({ hero, picture, children }: BookingStageProps) {
  return (
    <div css={fadingSkyStyle}>
      <div css={gridStyle}>
        <HeroWords hero={hero} css={wordsStyle} />
        <div css={calendarStyle}>{children}</div>
        {picture && (
          <WorkbenchPicture
            workbench={picture}
            sizes={SIZES}
            css={pictureStyle}
          />
        )}
      </div>
      <HeroEnd />
    </div>
  );
}

/** Covers the height of the calendar’s card beside it. */
const SIZES =
  '(min-width: 62em) min(50vw, 40rem), (min-width: 48em) 44vw, 92vw';

const gridStyle = css(
  containerStyle,
  columns({ medium: '1fr 1fr', wide: '5fr 7fr' }),
  {
    gap: theme.space[8],
    paddingBlock: `clamp(${theme.space[5]}, 5vw, ${theme.space[16]}) ${theme.space[12]}`,
    [theme.media.wide]: {
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space[12],
    },
  },
);

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
  [theme.media.medium]: { gridRow: 2, gridColumn: '1 / -1' },
  [theme.media.wide]: { gridColumn: 2, gridRow: '1 / 3' },
});

/** Ends where the calendar does on wide screens, whatever its height. */
const pictureStyle = css({
  img: { aspectRatio: '5 / 4' },
  [theme.media.wide]: {
    position: 'relative',
    '> div': { position: 'absolute', inset: 0 },
    img: { height: '100%', aspectRatio: 'auto' },
  },
  [theme.media.print]: { display: 'none' },
});
