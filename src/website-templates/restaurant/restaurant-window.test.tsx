import { render, screen } from '@testing-library/react';
import { RestaurantWindow } from './restaurant-window';

test('RestaurantWindow groups the sections under a line that says whose they are', () => {
  render(
    <RestaurantWindow
      template={{
        heroFrom: 'coral-800',
        heroTo: 'ink-950',
        restaurant: {
          name: 'Olivo',
          cuisine: 'Italian',
          city: 'London',
          sample: 'From the sample site of Olivo',
        },
      }}
    >
      <p>Our menu</p>
    </RestaurantWindow>,
  );
  expect(
    screen.getByRole('group', { name: 'From the sample site of Olivo' }),
  ).toHaveTextContent('OlivoItalian · LondonOur menu');
});
