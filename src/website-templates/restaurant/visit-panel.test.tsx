import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { VisitPanel } from './visit-panel';

const restaurant: Queries.RestaurantVisitFieldsFragment = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phone: '020 7946 0100',
  phoneHref: 'tel:+442079460100',
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [
    {
      days: 'Monday to Friday',
      dayNames: ['Monday', 'Friday'],
      opens: '12:00',
      closes: '22:00',
    },
    {
      days: 'Saturday',
      dayNames: ['Saturday'],
      opens: '18:00',
      closes: '23:00',
    },
  ],
  visit: { title: 'Visit us', text: 'By the river.' },
};

describe('VisitPanel', () => {
  test('says where the restaurant is, how to call it and when it is open', () => {
    renderWithTheme(<VisitPanel restaurant={restaurant} />);
    const section = within(screen.getByRole('region', { name: 'Visit us' }));
    expect(section.getByText(/1 Mill Lane/)).toHaveTextContent(
      'Olivo, 1 Mill Lane, London EC1 0AA',
    );
    expect(
      section.getByRole('link', { name: '020 7946 0100' }),
    ).toHaveAttribute('href', 'tel:+442079460100');
    expect(section.getByText('Italian · ££')).toBeVisible();
    const hours = section.getAllByRole('listitem');
    expect(hours.map(({ textContent }) => textContent)).toEqual([
      'Monday to Friday: 12:00–22:00',
      'Saturday: 18:00–23:00',
    ]);
  });
});
