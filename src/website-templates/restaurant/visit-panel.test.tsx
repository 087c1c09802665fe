import { render, screen } from '@testing-library/react';
import { testRestaurant } from './restaurant.fixture';
import { VisitPanel } from './visit-panel';

test('VisitPanel shows address, phone and opening hours', () => {
  render(<VisitPanel restaurant={testRestaurant} />);
  const region = screen.getByRole('region', { name: 'Visit us' });
  expect(region).toHaveTextContent('Olivo, 1 Mill Lane, London EC1 0AA');
  expect(region).toHaveTextContent('Italian · ££');
  expect(screen.getByRole('link', { name: '020 7946 0100' })).toHaveAttribute(
    'href',
    'tel:+442079460100',
  );
  expect(screen.getByRole('term')).toHaveTextContent('Monday to Friday');
  expect(screen.getByRole('definition')).toHaveTextContent('12–10 PM');
});
