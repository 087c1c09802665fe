import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../tools/jest/render';
import { Rating } from './rating';

describe('Rating', () => {
  test.each([
    [5, '★★★★★'],
    [3, '★★★☆☆'],
    [1, '★☆☆☆☆'],
  ])('reads "%i out of 5" and shows %s', (stars, drawn) => {
    renderWithTheme(<Rating stars={stars} />);
    expect(
      screen.getByRole('img', { name: `${stars} out of 5` }),
    ).toHaveTextContent(drawn);
  });
});
