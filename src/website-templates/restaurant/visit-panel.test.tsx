import { render, screen } from '@testing-library/react';
import { testRestaurant } from './restaurant.fixture';
import { VisitPanel, timeRange } from './visit-panel';

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

test.each`
  opens      | closes     | range
  ${'12:00'} | ${'15:00'} | ${'12–3 PM'}
  ${'18:00'} | ${'22:30'} | ${'6–10:30 PM'}
  ${'07:05'} | ${'11:45'} | ${'7:05–11:45 AM'}
  ${'10:00'} | ${'15:30'} | ${'10 AM–3:30 PM'}
  ${'17:00'} | ${'00:30'} | ${'5 PM–12:30 AM'}
`(
  '$opens to $closes is $range',
  ({ opens, closes, range }: Record<'opens' | 'closes' | 'range', string>) => {
    expect(timeRange(opens, closes)).toBe(range);
  },
);
