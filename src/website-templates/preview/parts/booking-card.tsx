import { visuallyHidden } from '../../../styles/mixins';
import { slotOf } from '../blocks/slots-block';
import type { SiteProps } from '../site';

/** The first appointments of the page that offers some, to choose from before that page is opened. */
export function BookingCard({ site, state, dispatch }: SiteProps) {
  if (!site.slots) return null;
  const { page, block } = site.slots;
  const open = (slot: string) => {
    if (slot !== state.slot) dispatch({ type: 'slot', slot });
    dispatch({ type: 'follow', page });
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
                onClick={() => open(slotOf(day, time))}
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
        onClick={() => dispatch({ type: 'follow', page })}
      >
        All free times
      </button>
    </div>
  );
}
