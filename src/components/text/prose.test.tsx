import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { theme } from '../../styles/theme';
import { Prose } from './prose';

test.each([
  [false, theme.space[2]],
  [true, ''],
])('keeps text to a length that reads well, dense: %s', (dense, air) => {
  const { container } = renderWithTheme(
    <Prose dense={dense}>
      <ul>
        <li>One thing.</li>
      </ul>
    </Prose>,
  );
  expect(container.firstElementChild).toHaveStyle({
    maxWidth: theme.width.prose,
  });
  expect(getComputedStyle(screen.getByRole('listitem')).marginBottom).toBe(air);
});
