import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ToggleChip } from '../../../components/controls/toggle-chip';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { wrappingRow } from '../../../styles/lists';
import { cardStyle, gridStyle, statusStyle } from '../preview-style';
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
      <ul css={[gridStyle, daysStyle]}>
        {days?.map(({ day, times }) => (
          <li key={day} css={cardStyle}>
            <h5>{day}</h5>
            <div css={timesStyle}>
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

const chosenStyle = (theme: Theme) =>
  css(statusStyle(theme), { fontSize: 'inherit' });
