import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ToggleChip } from '../../../components/controls/toggle-chip';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { wrappingRow } from '../../../styles/lists';
import { miniCard, miniGrid } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';

/** Appointments: one can be chosen, or given up by choosing it again. What is chosen is said in words below. */
export function SlotsBlock({ block, state, dispatch }: BlockProps) {
  const { title, days, chosen } = block;
  const isChosenHere = days?.some(({ day, times }) =>
    times.some((time) => slotOf(day, time) === state.slot),
  );
  return (
    <Band title={title}>
      <ul css={[miniGrid, daysStyle]}>
        {days?.map(({ day, times }) => (
          <li key={day} css={miniCard}>
            <h5>{day}</h5>
            <div css={timesStyle}>
              {times.map((time) => (
                <ToggleChip
                  key={time}
                  isPressed={state.slot === slotOf(day, time)}
                  onClick={() => {
                    dispatch({ type: 'slot', slot: slotOf(day, time) });
                  }}
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
    </Band>
  );
}

function slotOf(day: string, time: string): string {
  return `${day}, ${time}`;
}

const daysStyle = css({
  '[aria-pressed="true"]': { background: 'var(--tint-strong)' },
});

const timesStyle = (theme: Theme) =>
  css(wrappingRow(theme), {
    gap: theme.space[2],
    button: { position: 'relative', paddingInline: theme.space[3] },
  });

/** Its line is there before it says anything. */
const chosenStyle = (theme: Theme) =>
  css({
    minHeight: '1lh',
    margin: `${theme.space[4]} 0 0`,
    fontWeight: 600,
    color: theme.tint.strong,
  });
