import { render, screen } from '@testing-library/react';
import { SampleSite } from './sample-site';

test('SampleSite groups the sections under a line that says whose they are', () => {
  render(
    <SampleSite
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
    </SampleSite>,
  );
  expect(
    screen.getByRole('group', { name: 'From the sample site of Olivo' }),
  ).toHaveTextContent('OlivoItalian · LondonOur menu');
});
