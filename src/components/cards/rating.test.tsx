import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Rating } from './rating';

describe('Rating', () => {
  test.each([5, 3, 1])('reads "%i out of 5" and shows as much', (stars) => {
    renderWithTheme(<Rating stars={stars} />);
    const rating = screen.getByRole('img', { name: `${stars} out of 5` });
    const drawn = Array.from(rating.querySelectorAll('svg'), (star) =>
      star.getAttribute('fill'),
    );
    expect(drawn).toEqual([
      ...Array<string>(stars).fill('currentColor'),
      ...Array<string>(5 - stars).fill('none'),
    ]);
  });
});
