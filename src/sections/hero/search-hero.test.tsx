import { render, screen } from '@testing-library/react';
import { SearchHero } from './search-hero';

test.each(['Built by hand', null])('SearchHero with the badge %s', (badge) => {
  const actions = [{ label: 'Book an Appointment', href: '/book-demo' }];
  render(
    <SearchHero
      hero={{
        badge,
        title: 'Websites',
        text: 'From £2,499.',
        actions,
        note: null,
      }}
    >
      <input aria-label="Search" />
    </SearchHero>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Websites' });
  expect(title.previousElementSibling?.textContent ?? null).toBe(badge);
  expect(screen.getByText('From £2,499.')).toBeVisible();
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Book an Appointment' }),
  ).toHaveAttribute('href', '/book-demo');
});
