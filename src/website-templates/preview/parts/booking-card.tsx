import { visuallyHidden } from '../../../styles/mixins';
import { slotOf } from '../blocks/slots-block';
import type { SamplePartProps } from '../site';

/** The first appointments of the page that offers some, to choose from before that page is opened. */
export function BookingCard({ site, change, open }: SamplePartProps) {
  if (!site.slots) return null;
  const { page, block } = site.slots;
  const choose = (slot: string) => {
    change({ slot });
    open(page);
  };
  return (
    <div className="sample-booking">
      <h4>{block.title}</h4>
      <ul>
        {block.days?.slice(0, 2).map(({ day, times }) => (
          <li key={day}>
            <span>{day}</span>
            {times.slice(0, 2).map((time) => (
              <button
                key={time}
                type="button"
                className="sample-choice"
                onClick={() => choose(slotOf(day, time))}
              >
                <span css={visuallyHidden}>{day}, </span>
                {time}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="sample-button"
        onClick={() => open(page)}
      >
        All free times
      </button>
    </div>
  );
}
