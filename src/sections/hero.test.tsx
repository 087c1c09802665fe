import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { Hero } from './hero';

const hero: Queries.HeroFieldsFragment = {
  badge: 'Built by hand',
  title: 'Websites that work',
  text: 'From £2,499.',
  actions: [{ label: 'Book an Appointment', href: '/book-demo' }],
};

describe('Hero', () => {
  test('shows the page’s title with badge, text and buttons', () => {
    renderWithTheme(<Hero hero={hero} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Websites that work',
    );
    expect(screen.getByText('Built by hand')).toBeVisible();
    expect(screen.getByText('From £2,499.')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Book an Appointment' }),
    ).toHaveAttribute('href', '/book-demo');
  });

  test('begins with its title where it has no badge', () => {
    renderWithTheme(<Hero hero={{ ...hero, badge: null }} />);
    expect(
      screen.getByRole('heading', { level: 1 }).previousElementSibling,
    ).toBeNull();
  });
});
