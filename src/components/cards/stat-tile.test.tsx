import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { StatTile } from './stat-tile';

describe('StatTile', () => {
  test.each([false, true])(
    'names the figure before it gives it, boxed: %s',
    (boxed) => {
      renderWithTheme(
        <dl>
          <StatTile value="98%" label="Happy clients" boxed={boxed} />
        </dl>,
      );
      const term = screen.getByRole('term');
      expect(term).toHaveTextContent('Happy clients');
      // HTML wants the term of a group first.
      expect(term.previousElementSibling).toBeNull();
      expect(term.nextElementSibling).toBe(screen.getByRole('definition'));
      expect(screen.getByRole('definition')).toHaveTextContent('98%');
    },
  );

  test('gives a change after the figure', () => {
    renderWithTheme(
      <dl>
        <StatTile value="1,284" label="Leads" change="+12%" />
      </dl>,
    );
    const definitions = screen.getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual([
      '1,284',
      '+12%',
    ]);
  });
});
