import { css } from '@emotion/react';
import { ToggleChip } from '../../../components/controls/toggle-chip';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { plainList } from '../../../styles/lists';
import { TABLET, centredLabelStyle, statusStyle } from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** Appointments, of which one can be chosen; choosing it again takes it back. */
export function SlotsBlock({ block, state, dispatch }: BlockProps) {
  const { title, days, chosen } = block;
  const isChosenHere = days?.some(({ day, times }) =>
    times.some((time) => slotOf(day, time) === state.slot),
  );
  return (
    <BlockSection title={title}>
      <ul css={timetableStyle}>
        {days?.map(({ day, times }) => (
          <li key={day}>
            <h5>{day}</h5>
            <div>
              {times.map((time) => (
                <ToggleChip
                  key={time}
                  isPressed={state.slot === slotOf(day, time)}
                  onClick={() =>
                    dispatch({ type: 'slot', slot: slotOf(day, time) })
                  }
                >
                  <span css={visuallyHidden}>{day}, </span>
                  {time}
                </ToggleChip>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" css={chosenStyle}>
        {isChosenHere && chosen?.replace('{slot}', state.slot ?? '')}
      </p>
    </BlockSection>
  );
}

/** An appointment in words. */
export function slotOf(day: string, time: string): string {
  return `${day}, ${time}`;
}

/** A time to press. */
export const timeStyle = css(centredLabelStyle, {
  position: 'relative',
  paddingInline: theme.space[3],
  borderColor: 'transparent',
  background: theme.tint.soft,
  color: theme.tint.strong,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: theme.tint.strong },
  '&[aria-pressed="true"]': {
    borderColor: theme.tint.strong,
    background: theme.tint.strong,
    color: theme.colour.surface,
  },
});

/** A line for each day on a phone, a column where there is room. */
const timetableStyle = css(plainList, {
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[3],
    paddingBlock: theme.space[4],
    '& + li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  },
  h5: { flex: '1 0 5em', margin: 0, lineHeight: theme.leading.snug },
  'li > div': {
    flex: '3 1 9em',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[2],
  },
  button: timeStyle,
  [TABLET]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    li: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: `0 ${theme.space[3]}`,
      '&:first-of-type': { paddingLeft: 0 },
      '& + li': {
        borderTop: 0,
        borderLeft: `${theme.line} solid ${theme.colour.line}`,
      },
    },
    'li > div': { display: 'grid' },
  },
});

const chosenStyle = css(statusStyle, { fontSize: 'inherit' });
