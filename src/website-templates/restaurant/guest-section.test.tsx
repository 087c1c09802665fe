import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { GuestSection } from './guest-section';

const guests: Queries.RestaurantGuestsFieldsFragment = {
  title: 'What guests say',
  note: 'These guests are invented.',
  testimonials: [
    { name: 'Ann Lee', rating: 5, text: 'Best risotto in town.' },
    { name: 'Bo Reed', rating: 4, text: 'Friendly.' },
  ],
};

describe('GuestSection', () => {
  test('shows what guests say with their stars, and that they are invented', () => {
    renderWithTheme(<GuestSection guests={guests} />);
    const section = within(
      screen.getByRole('region', { name: 'What guests say' }),
    );
    const [first, second] = section.getAllByRole('listitem');
    expect(first).toHaveTextContent('Best risotto in town.Ann Lee');
    expect(second).toHaveTextContent('Friendly.Bo Reed');
    const ratings = section.getAllByRole('img');
    expect(ratings[0]).toHaveAccessibleName('5 out of 5');
    expect(ratings[1]).toHaveAccessibleName('4 out of 5');
    expect(section.getByText('These guests are invented.')).toBeVisible();
  });
});
