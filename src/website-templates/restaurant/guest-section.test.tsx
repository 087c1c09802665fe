import { render, screen } from '@testing-library/react';
import { GuestSection } from './guest-section';

test('GuestSection shows testimonials with their ratings, and that the guests are invented', () => {
  render(
    <GuestSection
      guests={{
        title: 'What guests say',
        note: 'These guests are invented.',
        testimonials: [
          { name: 'Ann Lee', rating: 4, text: 'Best risotto in town.' },
        ],
      }}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Best risotto in town.Ann Lee',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('4 out of 5');
  expect(screen.getByRole('region')).toHaveTextContent(
    /^What guests say.*These guests are invented\..*Best risotto/,
  );
});
