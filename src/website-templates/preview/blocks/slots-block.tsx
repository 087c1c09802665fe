import { visuallyHidden } from '../../../styles/mixins';
import type { BlockProps } from '../site';

/** Appointments, of which one can be chosen; choosing it again takes it back. */
export function SlotsBlock({ block, state, change }: BlockProps) {
  const { days, chosen } = block;
  const isChosenHere = days?.some(({ day, times }) =>
    times.some((time) => slotOf(day, time) === state.slot),
  );
  const choose = (slot: string) =>
    change({ slot: slot === state.slot ? null : slot });
  return (
    <>
      <ul className="sample-days">
        {days?.map(({ day, times }) => (
          <li key={day}>
            <h5>{day}</h5>
            <div>
              {times.map((time) => (
                <button
                  key={time}
                  type="button"
                  className="sample-choice"
                  aria-pressed={state.slot === slotOf(day, time)}
                  onClick={() => choose(slotOf(day, time))}
                >
                  <span css={visuallyHidden}>{day}, </span>
                  {time}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sample-status">
        {isChosenHere && chosen?.replace('{slot}', state.slot ?? '')}
      </p>
    </>
  );
}

/** An appointment in words. */
export function slotOf(day: string, time: string): string {
  return `${day}, ${time}`;
}
