import { css } from '@emotion/react';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import { slotOf, timeStyle } from '../blocks/slots-block';
import { buttonStyle } from '../preview-style';
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
    <div css={bookingStyle}>
      <h4>{block.title}</h4>
      <ul>
        {block.days?.slice(0, 2).map(({ day, times }) => (
          <li key={day}>
            <span>{day}</span>
            {times.slice(0, 2).map((time) => (
              <button
                key={time}
                type="button"
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
        css={buttonStyle}
        onClick={() => dispatch({ type: 'follow', page })}
      >
        All free times
      </button>
    </div>
  );
}

const bookingStyle = css({
  position: 'relative',
  display: 'grid',
  padding: theme.space[5],
  borderRadius: 'var(--preview-radius)',
  background: theme.colour.surface,
  boxShadow: theme.shadow.medium,
  h4: {
    margin: `0 0 ${theme.space[2]}`,
    fontSize: theme.text.title4,
    lineHeight: theme.leading.snug,
  },
  ul: {
    margin: `0 0 ${theme.space[4]}`,
    padding: 0,
    listStyle: 'none',
  },
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space[2],
    paddingBlock: theme.space[2],
    fontSize: theme.text.small,
    '& + li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  },
  'li > span': { marginRight: 'auto' },
  'li > button': [
    {
      border: `${theme.line} solid transparent`,
      borderRadius: theme.radius.round,
      fontSize: theme.text.small,
      fontWeight: 600,
      lineHeight: theme.leading.snug,
      cursor: 'pointer',
    },
    timeStyle,
    { padding: theme.space[2], whiteSpace: 'nowrap' },
  ],
});
