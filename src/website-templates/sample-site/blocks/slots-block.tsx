import { visuallyHidden } from '../../../styles/mixins';
import { ChoiceButton, PageButton } from '../parts/buttons';
import type { BlockProps, SamplePartProps } from '../site-model';

/** Appointments, of which one can be chosen; choosing it again takes it back. */
export function SlotsBlock({ block, state, change }: BlockProps<'slots'>) {
  const { days, chosen } = block;
  const isChosenHere = days.some(({ day, times }) =>
    times.some((time) => slotOf(day, time) === state.slot),
  );
  const choose = (slot: string) =>
    change({ slot: slot === state.slot ? null : slot });
  return (
    <>
      <Days days={days} chosen={state.slot} choose={choose} />
      <p role="status" className="sample-status">
        {isChosenHere && chosen.replace('{slot}', state.slot ?? '')}
      </p>
    </>
  );
}

/** The first appointments of the booking page, to choose from on the first page. */
export function BookingCard({ site, change, open }: SamplePartProps) {
  if (!site.slots) return null;
  const { page, block } = site.slots;
  const days = block.days
    .slice(0, 3)
    .map(({ day, times }) => ({ day, times: times.slice(0, 2) }));
  const choose = (slot: string) => {
    change({ slot });
    open(page);
  };
  return (
    <div className="sample-booking">
      <h4>{block.title}</h4>
      <Days days={days} choose={choose} />
      <PageButton leadsTo={page} open={open}>
        All free times
      </PageButton>
    </div>
  );
}

interface DaysProps {
  days: readonly { day: string; times: readonly string[] }[];
  /** The chosen appointment; undefined if the buttons are no toggles. */
  chosen?: string | null;
  choose: (slot: string) => void;
}

function Days({ days, chosen, choose }: DaysProps) {
  return (
    <ul className="sample-days">
      {days.map(({ day, times }) => (
        <li key={day}>
          <h5>{day}</h5>
          {times.map((time) => (
            <ChoiceButton
              key={time}
              aria-pressed={
                chosen === undefined ? undefined : chosen === slotOf(day, time)
              }
              onClick={() => choose(slotOf(day, time))}
            >
              <span css={visuallyHidden}>{day}, </span>
              {time}
            </ChoiceButton>
          ))}
        </li>
      ))}
    </ul>
  );
}

function slotOf(day: string, time: string): string {
  return `${day}, ${time}`;
}
