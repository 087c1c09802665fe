import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { StatTiles } from './stat-tiles';

describe('StatTiles', () => {
  test('names each figure before it gives the figure and its change', () => {
    renderWithTheme(
      <StatTiles
        stats={[{ value: '1,284', label: 'Leads', change: '+12%' }]}
        note="No live data stands behind this."
      />,
    );
    const name = screen.getByRole('term');
    expect(name).toHaveTextContent('Leads');
    // HTML wants the term of a group first.
    expect(name.previousElementSibling).toBeNull();
    const definitions = screen.getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual([
      '1,284',
      '+12%',
    ]);
    expect(screen.getByText('No live data stands behind this.')).toBeVisible();
  });
});
