import { css } from '@emotion/react';
import { cardGrid, scrollingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Person } from './person';
import { Rating } from './rating';

interface Testimonial {
  name: string;
  rating: number;
  text: string;
  /** Initials, where they are not those of the name. */
  avatar?: string;
  role?: string;
  company?: string;
}

export function TestimonialList({
  testimonials,
}: {
  testimonials: readonly Testimonial[];
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the list scrolls sideways
    <ul tabIndex={0} css={listStyle}>
      {testimonials.map(({ name, rating, text, avatar, role, company }) => (
        <li key={name}>
          <figure>
            <Rating stars={rating} />
            <blockquote>{text}</blockquote>
            <figcaption>
              <Person
                name={name}
                avatar={avatar}
                note={[role, company].filter(Boolean).join(', ')}
              />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(cardGrid, {
  gap: `${theme.space[8]} ${theme.space[12]}`,
  // Keeps a row on one printed page.
  breakInside: 'avoid',
  li: { display: 'grid' },
  p: { margin: 0 },
  // The names of a row are level, however long the quotations are.
  figure: { display: 'grid', gridTemplateRows: 'auto 1fr auto', margin: 0 },
  blockquote: {
    margin: `${theme.space[3]} 0 ${theme.space[4]}`,
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
  },
  // One and a bit in a window.
  [theme.media.phone]: css(scrollingRow, {
    gap: theme.space[6],
    whiteSpace: 'normal',
    '> li': { flex: '0 0 82%' },
  }),
});
