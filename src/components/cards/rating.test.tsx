import { render, screen } from '@testing-library/react';
import { Rating } from './rating';

test.each([5, 3])('is read out as "%i out of 5" and shows as much', (stars) => {
  render(<Rating stars={stars} />);
  const rating = screen.getByRole('img', { name: `${stars} out of 5` });
  expect(rating.querySelectorAll('[fill="currentColor"]')).toHaveLength(stars);
  expect(rating.querySelectorAll('[fill="none"]')).toHaveLength(5 - stars);
});
