import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { CheckList } from './check-list';

describe('CheckList', () => {
  test('lists its points, whose ticks screen readers pass over', () => {
    renderWithTheme(<CheckList items={['Five pages', 'Contact form']} />);
    const points = screen.getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      'Five pages',
      'Contact form',
    ]);
    for (const point of points)
      expect(point.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
